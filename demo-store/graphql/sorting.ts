import type {Collection, Product, Variant} from '../catalogue/entities';
import {variantTitle} from '../catalogue/selection';
import type {Language} from '../model';

const LOCALES: Record<Language, string> = {DE: 'de', EN: 'en'};

function byText<T>(items: readonly T[], language: Language, textOf: (item: T) => string): T[] {
  const collator = new Intl.Collator(LOCALES[language]);
  return [...items].sort((one, other) => collator.compare(textOf(one), textOf(other)));
}

function minPrice(product: Product): number {
  return product.variants.reduce((lowest, variant) => Math.min(lowest, variant.record.price), Infinity);
}

/** Products in the order of a `ProductSortKeys` or `ProductCollectionSortKeys` value; other keys keep the order given. */
export function sortProducts(products: readonly Product[], sortKey: string, language: Language): Product[] {
  switch (sortKey) {
    case 'TITLE':
      return byText(products, language, ({record}) => record.title[language]);
    case 'VENDOR':
      return byText(products, language, ({record}) => record.vendor);
    case 'PRODUCT_TYPE':
      return byText(products, language, ({record}) => record.productType);
    case 'PRICE':
      return [...products].sort((one, other) => minPrice(one) - minPrice(other));
    case 'CREATED':
    case 'CREATED_AT':
    case 'UPDATED_AT':
      return [...products].sort(
        (one, other) => Date.parse(one.record.publishedAt) - Date.parse(other.record.publishedAt),
      );
    case 'ID':
      return [...products].sort((one, other) => one.position - other.position);
    default:
      return [...products];
  }
}

/** Variants in the order of a `ProductVariantSortKeys` value. */
export function sortVariants(variants: readonly Variant[], sortKey: string, language: Language): readonly Variant[] {
  if (sortKey === 'SKU') return byText(variants, language, ({record}) => record.sku);
  if (sortKey === 'TITLE') return byText(variants, language, (variant) => variantTitle(variant, language));
  return variants;
}

/** Collections in the order of a `CollectionSortKeys` value. */
export function sortCollections(
  collections: readonly Collection[],
  sortKey: string,
  language: Language,
): readonly Collection[] {
  if (sortKey === 'TITLE') return byText(collections, language, ({record}) => record.title[language]);
  return collections;
}

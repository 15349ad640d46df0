import type {Article, Blog, Collection, Page, Product, Variant} from '../catalogue/entities';
import {variantTitle} from '../catalogue/selection';
import type {Language} from '../model';

const LOCALES: Record<Language, string> = {DE: 'de', EN: 'en'};

function sortByText<T>(items: readonly T[], language: Language, getText: (item: T) => string): T[] {
  const collator = new Intl.Collator(LOCALES[language]);
  return [...items].sort((one, other) => collator.compare(getText(one), getText(other)));
}

function minPrice(product: Product): number {
  return product.variants.reduce((lowest, variant) => Math.min(lowest, variant.record.price), Infinity);
}

/** Sorts by a `ProductSortKeys` or `ProductCollectionSortKeys` value. Other keys keep the order. */
export function sortProducts(products: readonly Product[], sortKey: string, language: Language): Product[] {
  switch (sortKey) {
    case 'TITLE':
      return sortByText(products, language, ({record}) => record.title[language]);
    case 'VENDOR':
      return sortByText(products, language, ({record}) => record.vendor);
    case 'PRODUCT_TYPE':
      return sortByText(products, language, ({record}) => record.productType);
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

/** Sorts by a `ProductVariantSortKeys` value. */
export function sortVariants(variants: readonly Variant[], sortKey: string, language: Language): readonly Variant[] {
  if (sortKey === 'SKU') return sortByText(variants, language, ({record}) => record.sku);
  if (sortKey === 'TITLE') return sortByText(variants, language, (variant) => variantTitle(variant, language));
  return variants;
}

/** Sorts by a `CollectionSortKeys` value. */
export function sortCollections(
  collections: readonly Collection[],
  sortKey: string,
  language: Language,
): readonly Collection[] {
  if (sortKey === 'TITLE') return sortByText(collections, language, ({record}) => record.title[language]);
  return collections;
}

/** Other sort keys keep the order. */
export function sortWritings<Writing extends Page | Blog | Article>(
  writings: readonly Writing[],
  sortKey: string,
  language: Language,
): readonly Writing[] {
  const asArticle = (one: Page | Blog | Article) => (one.__typename === 'Article' ? one : undefined);
  switch (sortKey) {
    case 'TITLE':
      return sortByText(writings, language, ({record}) => record.title[language]);
    case 'HANDLE':
      return sortByText(writings, language, ({record}) => record.handle);
    case 'AUTHOR':
      return sortByText(writings, language, (one) => asArticle(one)?.record.author ?? '');
    case 'BLOG_TITLE':
      return sortByText(writings, language, (one) => asArticle(one)?.blog.record.title[language] ?? '');
    case 'PUBLISHED_AT':
      return sortByText(writings, language, (one) => asArticle(one)?.record.publishedAt ?? '');
    default:
      return writings;
  }
}

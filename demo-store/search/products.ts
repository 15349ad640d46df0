import type {Product, Variant} from '../catalogue/entities';
import {variantTitle} from '../catalogue/selection';
import type {Language} from '../model';
import {plainText} from '../graphql/text';
import type {Inventory} from '../store/inventory';
import {parseGid} from '../store/ids';
import {matches, type Searchable} from './match';
import {parseQuery} from './syntax';

/** Shopify's names of the fields that a search can be limited to. */
export type SearchableField =
  | 'AUTHOR'
  | 'BODY'
  | 'PRODUCT_TYPE'
  | 'TAG'
  | 'TITLE'
  | 'VARIANTS_BARCODE'
  | 'VARIANTS_SKU'
  | 'VARIANTS_TITLE'
  | 'VENDOR';

/** Variants of larger products aren't searched: their titles are prices. */
const MAX_SEARCHED_VARIANTS = 100;

function listSearchedVariants({variants}: Product): readonly Variant[] {
  return variants.length <= MAX_SEARCHED_VARIANTS ? variants : [];
}

function joinText(product: Product, language: Language, fields?: readonly SearchableField[]): string {
  const {record} = product;
  const searchedVariants = listSearchedVariants(product);
  const texts: Record<SearchableField, readonly string[]> = {
    AUTHOR: [],
    TITLE: [record.title[language]],
    PRODUCT_TYPE: [record.productType],
    VENDOR: [record.vendor],
    TAG: record.tags,
    VARIANTS_TITLE: searchedVariants.map((variant) => variantTitle(variant, language)),
    VARIANTS_SKU: searchedVariants.map((variant) => variant.record.sku),
    VARIANTS_BARCODE: [],
    BODY: [plainText(record.descriptionHtml[language])],
  };
  const selected = fields ?? (Object.keys(texts) as SearchableField[]);
  return selected.flatMap((field) => texts[field]).join(' ');
}

function toSearchable(
  product: Product,
  language: Language,
  inventory: Inventory,
  fields?: readonly SearchableField[],
): Searchable {
  const {id, record, variants} = product;
  const title = record.title[language];
  const skus = listSearchedVariants(product).map((variant) => variant.record.sku);
  const isAvailable = variants.some((variant) => inventory.isAvailable(variant));
  const date = Date.parse(record.publishedAt);
  return {
    fields: {
      id: [id, parseGid(id)?.local ?? id],
      handle: [record.handle],
      tag: record.tags,
      product_type: [record.productType],
      vendor: [record.vendor],
      sku: skus,
      available_for_sale: [String(isAvailable)],
    },
    words: {title},
    numbers: {
      'variants.price': variants.map((variant) => variant.record.price / 100),
      created_at: [date],
      updated_at: [date],
      published_at: [date],
    },
    text: joinText(product, language, fields),
  };
}

/** The products that match a query in Shopify's search syntax. Free text is searched in `fields` only. */
export function searchProducts(
  products: readonly Product[],
  query: string | null | undefined,
  language: Language,
  inventory: Inventory,
  fields?: readonly SearchableField[],
): Product[] {
  if (!query?.trim()) return [...products];
  const parsed = parseQuery(query);
  return products.filter((product) => matches(parsed, toSearchable(product, language, inventory, fields)));
}

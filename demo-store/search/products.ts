import type {Product} from '../catalogue/entities';
import {variantTitle} from '../catalogue/selection';
import type {Language} from '../model';
import {plainText} from '../graphql/text';
import type {Inventory} from '../store/inventory';
import {parseGid} from '../store/ids';
import {matches, type Searchable} from './match';
import {parseQuery} from './syntax';

/** Parts of a product that a search may be limited to; Shopify's names. */
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

/** What free text is looked up in: everything, or the given parts. */
function textOf({record, variants}: Product, language: Language, fields?: readonly SearchableField[]): string {
  const few = variants.length <= 100 ? variants : [];
  const texts: Record<SearchableField, readonly string[]> = {
    AUTHOR: [],
    TITLE: [record.title[language]],
    PRODUCT_TYPE: [record.productType],
    VENDOR: [record.vendor],
    TAG: record.tags,
    VARIANTS_TITLE: few.map((variant) => variantTitle(variant, language)),
    VARIANTS_SKU: few.map((variant) => variant.record.sku),
    VARIANTS_BARCODE: [],
    BODY: [plainText(record.descriptionHtml[language])],
  };
  const wanted = fields ?? (Object.keys(texts) as SearchableField[]);
  return wanted.flatMap((field) => texts[field]).join(' ');
}

function searchable(
  product: Product,
  language: Language,
  inventory: Inventory,
  fields?: readonly SearchableField[],
): Searchable {
  const {id, record, variants} = product;
  const title = record.title[language];
  const skus = variants.length <= 100 ? variants.map((variant) => variant.record.sku) : [];
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
    text: textOf(product, language, fields),
  };
}

/** The products that a query in Shopify's search syntax matches, in their order; free text in the given parts of them only. */
export function searchProducts(
  products: readonly Product[],
  query: string | null | undefined,
  language: Language,
  inventory: Inventory,
  fields?: readonly SearchableField[],
): Product[] {
  if (!query?.trim()) return [...products];
  const parsed = parseQuery(query);
  return products.filter((product) => matches(parsed, searchable(product, language, inventory, fields)));
}

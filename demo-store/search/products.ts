import type {Product} from '../catalogue/entities';
import type {Language} from '../model';
import {plainText} from '../graphql/text';
import type {Inventory} from '../store/inventory';
import {parseGid} from '../store/ids';
import {matches, type Searchable} from './match';
import {parseQuery} from './syntax';

function searchable({id, record, variants}: Product, language: Language, inventory: Inventory): Searchable {
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
    text: [
      title,
      record.productType,
      record.vendor,
      ...record.tags,
      ...skus,
      plainText(record.descriptionHtml[language]),
    ].join(' '),
  };
}

/** The products that a query in Shopify's search syntax matches, in their order. */
export function searchProducts(
  products: readonly Product[],
  query: string | null | undefined,
  language: Language,
  inventory: Inventory,
): Product[] {
  if (!query?.trim()) return [...products];
  const parsed = parseQuery(query);
  return products.filter((product) => matches(parsed, searchable(product, language, inventory)));
}

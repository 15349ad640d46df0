import type {Storefront} from './storefront';

const PRODUCTS = `query CheckProducts($after: String) @inContext(language: DE) {
  products(first: 50, after: $after) {
    nodes {
      handle title description tags productType vendor availableForSale
      compareAtPriceRange { maxVariantPrice { amount } }
      priceRange { minVariantPrice { amount } }
      metafields(identifiers: [
        {namespace: "custom", key: "farben"}
        {namespace: "custom", key: "laengen"}
        {namespace: "custom", key: "breiten"}
        {namespace: "custom", key: "preisformel"}
        {namespace: "custom", key: "konstruktion"}
        {namespace: "custom", key: "widerruf_ausgeschlossen"}
        {namespace: "custom", key: "niedrigster_preis_30_tage"}
        {namespace: "custom", key: "lieferzeit"}
        {namespace: "custom", key: "lieferzeit_tage"}
      ]) { key value }
      variants(first: 100) {
        nodes { metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** A product as the storefront sees it in German, with what any check looks at. */
export interface Product {
  handle: string;
  title: string;
  description: string;
  tags: string[];
  productType: string;
  vendor: string;
  availableForSale: boolean;
  compareAtPriceRange: {maxVariantPrice: {amount: string}};
  priceRange: {minVariantPrice: {amount: string}};
  metafields: ({key: string; value: string} | null)[];
  variants: {nodes: {metafield: {value: string} | null}[]};
}

/** All products on the storefront's channel, in German. */
export function readProducts(storefront: Storefront): Promise<Product[]> {
  return storefront.all<Product>(PRODUCTS, {}, ['products']);
}

/** The text of a product's metafield. */
export function metafieldOf({metafields}: Product, key: string): string | undefined {
  return metafields.find((metafield) => metafield?.key === key)?.value;
}

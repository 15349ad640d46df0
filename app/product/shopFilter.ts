import type {ProductCard} from './products';

/** Query parameters of the shop's list: a way of making, and the handle of one of the store's collections. */
export const madeParameter = 'made';
export const kindParameter = 'kind';

/** Ways of making: to the visitor's measures, and ready to be taken. */
export const ways = ['measure', 'ready'] as const;
export type Way = (typeof ways)[number];

/** Shopify's own collection for a home page: no kind of product. */
const notKinds = ['frontpage'];

export interface ShopFilter {
  made?: Way;
  /** Handle of a collection. */
  kind?: string;
}

/** What a URL of the shop asks for; an unknown way of making counts as none. */
export function readShopFilter(url: string): ShopFilter {
  const {searchParams} = new URL(url);
  const made = ways.find((way) => way === searchParams.get(madeParameter));
  const kind = searchParams.get(kindParameter) || undefined;
  return {made, kind};
}

/** Path of the shop's list with a filter, without its language. */
export function shopPath({made, kind}: ShopFilter): string {
  const query = new URLSearchParams({...(made && {[madeParameter]: made}), ...(kind && {[kindParameter]: kind})});
  return query.size ? `/shop?${query}` : '/shop';
}

/** The products that are made as asked for; all when nothing is. What is sold out can't be taken along. */
export function madeAs(products: readonly ProductCard[], made: Way | undefined): ProductCard[] {
  return products.filter(({madeToMeasure, availableForSale}) => {
    if (made === 'measure') return madeToMeasure;
    return made !== 'ready' || (!madeToMeasure && availableForSale);
  });
}

export interface Kind {
  handle: string;
  title: string;
}

/** The collections of the store that hold something. */
export function toKinds(collections: readonly (Kind & {products: {nodes: readonly unknown[]}})[]): Kind[] {
  return collections.flatMap(({handle, title, products}) =>
    products.nodes.length > 0 && !notKinds.includes(handle) ? [{handle, title}] : [],
  );
}

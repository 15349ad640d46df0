import {languageData, perLanguage, type Language} from '~/i18n/language';
import type {ProductCard} from './products';

/** The query parameters of the shop's list: availability, the handle of one of the store's collections, and the order. */
export const availabilityParameter = 'made';
export const collectionParameter = 'kind';
export const orderParameter = 'sort';

/** Made to measure, or ready-made and in stock. */
export const availabilities = ['measure', 'ready'] as const;
export type Availability = (typeof availabilities)[number];

/** By default all products are shown newest first, and a collection in the order that the merchant has given it. */
export const orders = ['newest', 'price', 'name'] as const;
type Order = (typeof orders)[number];

/** Shopify's own collection for a home page isn't part of the filter. */
const hiddenCollections = ['frontpage'];

export interface ShopFilter {
  availability?: Availability;
  /** Handle of a collection. */
  collection?: string;
  /** An order other than the list's default. */
  order?: Order;
}

/** Reads the filter in a URL of the shop, without unknown values. */
export function readShopFilter(url: string): ShopFilter {
  const {searchParams} = new URL(url);
  const availability = availabilities.find((value) => value === searchParams.get(availabilityParameter));
  const collection = searchParams.get(collectionParameter) || undefined;
  const order = orders.find((value) => value === searchParams.get(orderParameter));
  return {availability, collection, order: isDefaultOrder(order, collection) ? undefined : order};
}

const isDefaultOrder = (order: Order | undefined, collection: string | undefined) => order === 'newest' && !collection;

/** The path, without its language, of the shop's list with a filter. */
export function shopPath({availability, collection, order}: ShopFilter): string {
  const query = new URLSearchParams({
    ...(availability && {[availabilityParameter]: availability}),
    ...(collection && {[collectionParameter]: collection}),
    ...(order && !isDefaultOrder(order, collection) && {[orderParameter]: order}),
  });
  return query.size ? `/shop?${query}` : '/shop';
}

/** The orders as variables of the shop's query, for all products and for those of a collection. */
const storeOrders = {
  default: {sortKey: 'ID', reverse: true, collectionSortKey: 'COLLECTION_DEFAULT', collectionReverse: false},
  newest: {sortKey: 'ID', reverse: true, collectionSortKey: 'CREATED', collectionReverse: true},
  price: {sortKey: 'PRICE', reverse: false, collectionSortKey: 'PRICE', collectionReverse: false},
  name: {sortKey: 'TITLE', reverse: false, collectionSortKey: 'TITLE', collectionReverse: false},
} as const satisfies Record<Order | 'default', object>;

export const getStoreOrder = (order: Order | undefined) => storeOrders[order ?? 'default'];

const getCollator = perLanguage((language) => new Intl.Collator(languageData[language].locale));

/**
 * Sorts the products by the prices and titles that the list shows. The store sorts by the cheapest variant, whose price may differ from
 * that of a made-to-measure piece, and by the title in the store's own language.
 */
export function sortCards(
  cards: readonly ProductCard[],
  order: Order | undefined,
  language: Language,
): readonly ProductCard[] {
  const collator = getCollator(language);
  if (order === 'price') return cards.toSorted((a, b) => a.price - b.price);
  if (order === 'name') return cards.toSorted((a, b) => collator.compare(a.title, b.title));
  return cards;
}

/** Returns the products with this availability, or all. Sold-out products are not in stock. */
export function filterByAvailability(
  products: readonly ProductCard[],
  availability: Availability | undefined,
): ProductCard[] {
  return products.filter(({madeToMeasure, availableForSale}) => {
    if (availability === 'measure') return madeToMeasure;
    return availability !== 'ready' || (!madeToMeasure && availableForSale);
  });
}

export interface Collection {
  handle: string;
  title: string;
}

/** Returns the collections that aren't empty. */
export function toCollections(
  collections: readonly (Collection & {products: {nodes: readonly unknown[]}})[],
): Collection[] {
  return collections.flatMap(({handle, title, products}) =>
    products.nodes.length > 0 && !hiddenCollections.includes(handle) ? [{handle, title}] : [],
  );
}

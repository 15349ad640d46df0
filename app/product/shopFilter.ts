import {languageData, perLanguage, type Language} from '~/i18n/language';
import type {ProductCard} from './products';

/** Query parameters of the shop's list: availability, the handle of one of the store's collections, and the order. */
export const availabilityParameter = 'made';
export const collectionParameter = 'kind';
export const orderParameter = 'sort';

/** Made to measure, or ready-made and in stock. */
export const availabilities = ['measure', 'ready'] as const;
export type Availability = (typeof availabilities)[number];

/** All products are shown newest first by themselves, a collection in the order that the merchant has given it. */
export const orders = ['newest', 'price', 'name'] as const;
type Order = (typeof orders)[number];

/** Shopify's own collection for a home page. */
const hiddenCollections = ['frontpage'];

export interface ShopFilter {
  availability?: Availability;
  /** Handle of a collection. */
  collection?: string;
  /** Another order than the list has by itself. */
  order?: Order;
}

/** The filter in a URL of the shop, without unknown values. */
export function readShopFilter(url: string): ShopFilter {
  const {searchParams} = new URL(url);
  const availability = availabilities.find((value) => value === searchParams.get(availabilityParameter));
  const collection = searchParams.get(collectionParameter) || undefined;
  const order = orders.find((value) => value === searchParams.get(orderParameter));
  return {availability, collection, order: isOwnOrder(order, collection) ? undefined : order};
}

const isOwnOrder = (order: Order | undefined, collection: string | undefined) => order === 'newest' && !collection;

/** Path of the shop's list with a filter, without its language. */
export function shopPath({availability, collection, order}: ShopFilter): string {
  const query = new URLSearchParams({
    ...(availability && {[availabilityParameter]: availability}),
    ...(collection && {[collectionParameter]: collection}),
    ...(order && !isOwnOrder(order, collection) && {[orderParameter]: order}),
  });
  return query.size ? `/shop?${query}` : '/shop';
}

/** The orders as the store names them: of all products, and of a collection's. */
const storeOrders = {
  own: {sortKey: 'ID', reverse: true, collectionSortKey: 'COLLECTION_DEFAULT', collectionReverse: false},
  newest: {sortKey: 'ID', reverse: true, collectionSortKey: 'CREATED', collectionReverse: true},
  price: {sortKey: 'PRICE', reverse: false, collectionSortKey: 'PRICE', collectionReverse: false},
  name: {sortKey: 'TITLE', reverse: false, collectionSortKey: 'TITLE', collectionReverse: false},
} as const satisfies Record<Order | 'own', object>;

/** Variables of the shop's query. */
export const storeOrder = (order: Order | undefined) => storeOrders[order ?? 'own'];

const collatorOf = perLanguage((language) => new Intl.Collator(languageData[language].locale));

/**
 * The products in the order that is seen. The store's own goes by the cheapest variant, which needn't be the price of a piece made
 * to measure, and by the title in the store's language.
 */
export function sortCards(
  cards: readonly ProductCard[],
  order: Order | undefined,
  language: Language,
): readonly ProductCard[] {
  const byName = collatorOf(language);
  if (order === 'price') return cards.toSorted((a, b) => a.price - b.price);
  if (order === 'name') return cards.toSorted((a, b) => byName.compare(a.title, b.title));
  return cards;
}

/** The products with this availability, or all. Sold-out products are not in stock. */
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

/** The collections that aren't empty. */
export function toCollections(
  collections: readonly (Collection & {products: {nodes: readonly unknown[]}})[],
): Collection[] {
  return collections.flatMap(({handle, title, products}) =>
    products.nodes.length > 0 && !hiddenCollections.includes(handle) ? [{handle, title}] : [],
  );
}

import {dimensions, type Configuration} from '~/configurator/rules/configuration';
import {configurationPath, readConfigurationPath} from '~/configurator/rules/configurationPath';
import {limitQuantity, readQuantity} from './quantity';

/** What the visitor has seen of an item. For showing only: what is paid always comes from the store. */
export interface Snapshot {
  title: string;
  /** Cents of one piece. */
  price: number;
}

interface ReadyMade {
  productId?: undefined;
  configuration?: undefined;
}

interface MadeToMeasure {
  productId: string;
  configuration: Configuration;
}

/** An item of the cart, as the cookie has it. */
export type CartItem = {
  /** Of a made-to-measure piece that of its last price; empty until the worker has looked it up. */
  variantId: string;
  quantity: number;
  /** Names what has vanished, and tells which prices have changed (rules 13.13 and 14.9). */
  snapshot?: Snapshot;
} & (ReadyMade | MadeToMeasure);

const variantGid = 'gid://shopify/ProductVariant/';
const productGid = 'gid://shopify/Product/';

/** The number at the end of an id of Shopify. */
export const numberOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);

export const isVariantId = (id: string) => id.startsWith(variantGid) && /^[1-9]\d{0,19}$/.test(numberOf(id));

/**
 * Items with the same key are one (rule 13.3): the variant's number, or of a made-to-measure piece its product and configuration,
 * `7/140x80-b98a56`. A price is no part of it.
 */
export function itemKey({variantId, productId, configuration}: CartItem): string {
  return configuration ? `${numberOf(productId)}/${configurationPath(configuration)}` : numberOf(variantId);
}

/** What an item is called, without the store. */
export function itemName({snapshot, configuration}: Pick<CartItem, 'snapshot' | 'configuration'>): string | undefined {
  if (!snapshot?.title) return undefined;
  return configuration ? `${snapshot.title}, ${dimensions(configuration)}` : snapshot.title;
}

/** Longest title in the cookie, in characters. */
export const maxTitle = 60;

/** A title as an item has it. */
export function shortTitle(title: string, length = maxTitle): string {
  const characters = [...title];
  if (characters.length <= length) return title;
  return length ? `${characters.slice(0, length - 1).join('')}…` : '';
}

/**
 * An item as the cookie has it: number of the variant, quantity and price in cents that the visitor has seen, then the
 * made-to-measure piece and the title, as `42.2.149400/7/140x80-b98a56 Tisch` (rule 13.18).
 */
export function encodeItem(item: CartItem, titleLength = maxTitle): string {
  const {variantId, quantity, snapshot, configuration} = item;
  const price = snapshot ? `.${snapshot.price}` : '';
  const title = shortTitle(snapshot?.title ?? '', titleLength);
  return `${numberOf(variantId)}.${quantity}${price}${configuration ? `/${itemKey(item)}` : ''}${title && ` ${title}`}`;
}

const encoded = /^([1-9]\d{0,19})\.(\d+)(?:\.(\d{1,15}))?(?:\/([1-9]\d{0,19})\/(\S+))?(?: (.*))?$/s;

/** The item of such a text; `undefined` for everything that `encodeItem` doesn't write. */
export function decodeItem(text: unknown): CartItem | undefined {
  const [, variant, quantity = '', price, product, piece = '', title = ''] =
    (typeof text === 'string' && encoded.exec(text)) || [];
  if (!variant) return undefined;
  const item = {
    variantId: variantGid + variant,
    quantity: limitQuantity(readQuantity(quantity)),
    ...(price && {snapshot: {title: shortTitle(title), price: Number(price)}}),
  };
  if (!product) return item;
  const configuration = readConfigurationPath(piece);
  return configuration && {...item, productId: productGid + product, configuration};
}

/** A made-to-measure piece by the number of its product; its variant isn't known yet. */
export const pieceItem = (product: string, configuration: Configuration, quantity: number): CartItem => ({
  variantId: '',
  quantity,
  productId: productGid + product,
  configuration,
});

/** An item that isn't made to measure, by the number of its variant. */
export const variantItem = (variant: string, quantity: number): CartItem => ({
  variantId: variantGid + variant,
  quantity,
});

/** The sum of all quantities. */
export function totalQuantity(items: readonly {quantity: number}[]): number {
  return items.reduce((sum, {quantity}) => sum + quantity, 0);
}

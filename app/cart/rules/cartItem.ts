import {formatDimensions, type Configuration} from '~/configurator/piece/configuration';
import {configurationPath, readConfigurationPath} from '~/configurator/piece/piecePath';
import {limitQuantity, readQuantity} from './quantity';

/** Title and price when the visitor last saw the item. They are for display only: the store decides what is paid. */
export interface Snapshot {
  title: string;
  /** Cents of one piece. */
  price: number;
}

interface ReadyMadeItem {
  productId?: undefined;
  configuration?: undefined;
}

interface MadeToMeasureItem {
  productId: string;
  configuration: Configuration;
}

/** An item of the cart, as the cookie has it. */
export type CartItem = {
  /** For a made-to-measure piece the variant of its last price; empty until the worker has looked it up. */
  variantId: string;
  quantity: number;
  /** Gives a deleted product its name, and shows which prices have changed. */
  snapshot?: Snapshot;
} & (ReadyMadeItem | MadeToMeasureItem);

const variantGid = 'gid://shopify/ProductVariant/';
const productGid = 'gid://shopify/Product/';

/** The number at the end of a global id, as URLs have it: `?variant=123`. */
export const numericId = (id: string) => id.slice(id.lastIndexOf('/') + 1);

export const isVariantId = (id: string) => id.startsWith(variantGid) && /^[1-9]\d{0,19}$/.test(numericId(id));

/**
 * Items with the same key are one item (rule 13.3). The key is the variant's number; for a made-to-measure piece the product's number
 * and the configuration, `7/140x80-b98a56`. The price isn't part of the key.
 */
export function itemKey({variantId, productId, configuration}: CartItem): string {
  return configuration ? `${numericId(productId)}/${configurationPath(configuration)}` : numericId(variantId);
}

/** The name of an item without asking the store. */
export function itemName({snapshot, configuration}: Pick<CartItem, 'snapshot' | 'configuration'>): string | undefined {
  if (!snapshot?.title) return undefined;
  return configuration ? `${snapshot.title}, ${formatDimensions(configuration)}` : snapshot.title;
}

/** Longest title in the cookie, in characters. */
export const maxTitle = 60;

export function shortTitle(title: string, length = maxTitle): string {
  const characters = [...title];
  if (characters.length <= length) return title;
  return length ? `${characters.slice(0, length - 1).join('')}…` : '';
}

/**
 * An item as a cookie value: the variant's number, quantity and the price in cents that the visitor has seen, then the
 * made-to-measure piece and the title, as `42.2.149400/7/140x80-b98a56 Tisch`.
 */
export function encodeItem(item: CartItem, titleLength = maxTitle): string {
  const {variantId, quantity, snapshot, configuration} = item;
  const title = shortTitle(snapshot?.title ?? '', titleLength);
  let text = `${numericId(variantId)}.${quantity}`;
  if (snapshot) text += `.${snapshot.price}`;
  if (configuration) text += `/${itemKey(item)}`;
  if (title) text += ` ${title}`;
  return text;
}

const encodedPattern = /^([1-9]\d{0,19})\.(\d+)(?:\.(\d{1,15}))?(?:\/([1-9]\d{0,19})\/(\S+))?(?: (.*))?$/s;

/** Decodes what `encodeItem` writes; `undefined` for everything else. */
export function decodeItem(text: unknown): CartItem | undefined {
  const match = typeof text === 'string' ? encodedPattern.exec(text) : null;
  if (!match) return undefined;
  const [, variantNumber = '', quantity = '', price, productNumber, configurationText = '', title = ''] = match;
  const item = {
    variantId: variantGid + variantNumber,
    quantity: limitQuantity(readQuantity(quantity)),
    ...(price && {snapshot: {title: shortTitle(title), price: Number(price)}}),
  };
  if (!productNumber) return item;
  const configuration = readConfigurationPath(configurationText);
  return configuration && {...item, productId: productGid + productNumber, configuration};
}

/** The item of a made-to-measure piece. Its variant isn't known yet. */
export const pieceItem = (productNumber: string, configuration: Configuration, quantity: number): CartItem => ({
  variantId: '',
  quantity,
  productId: productGid + productNumber,
  configuration,
});

export const variantItem = (variantNumber: string, quantity: number): CartItem => ({
  variantId: variantGid + variantNumber,
  quantity,
});

export function totalQuantity(items: readonly {quantity: number}[]): number {
  return items.reduce((sum, {quantity}) => sum + quantity, 0);
}

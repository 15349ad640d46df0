import {isKliv, toConfiguration, type Configuration} from '~/configurator/rules/configuration';
import type {CartEntry, Seen} from './entries';
import {limitQuantity, readQuantity} from './quantity';

/** Longest title that an entry keeps, in characters. */
export const maxTitle = 60;

const variantGid = 'gid://shopify/ProductVariant/';
const productGid = 'gid://shopify/Product/';
const variantId = /^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/;

export function isVariantId(id: unknown): id is string {
  return typeof id === 'string' && variantId.test(id);
}

/**
 * Entries as the cookie keeps them, one text for each: number of the variant, quantity and price in cents that the visitor has
 * seen, then the piece and the title, as `42.2.149400/7/140x80/b98a56 Tisch` (rule 13.18). A
 * title that an earlier entry of the same product has is left out. Titles are cut to `titleLength` characters.
 */
export function encodeEntries(entries: readonly CartEntry[], titleLength = maxTitle): string[] {
  const known = new Map<string, string>();
  return entries.map(({variant, quantity, configuratorData, productId, seen}) => {
    const numbers = [variant.id.slice(variantGid.length), quantity, seen?.price ?? ''];
    const piece = configuratorData ? `/${encodePiece(configuratorData, productId)}` : '';
    const title = shortTitle(seen?.title ?? '', titleLength);
    const isKnown = productId !== undefined && known.get(productId) === title;
    if (productId && title) known.set(productId, title);
    return numbers.join('.').replace(/\.+$/, '') + piece + (title && !isKnown ? ` ${title}` : '');
  });
}

/** Number of the product, measures, colour and use: `7/140x80/b98a56` in cm, `7/500x300/f1ede1/indoor` in mm. */
function encodePiece(configuration: Configuration, productId?: string): string {
  const {width, color} = configuration;
  const size = isKliv(configuration) ? [width, configuration.height] : [configuration.length, width];
  const use = isKliv(configuration) ? [configuration.environment] : [];
  const product = productId ? [productId.slice(productGid.length)] : [];
  return [...product, size.join('x'), color.value.slice(1), ...use].join('/');
}

/** The entries of the items of a cookie; damaged ones are left out one by one. */
export function decodeEntries(items: readonly unknown[]): CartEntry[] {
  const titles = new Map<string, string>();
  return items.flatMap((item) => {
    const {id, quantity, piece, productId = '', title, price} = fieldsOf(item);
    if (!isVariantId(id) || typeof quantity !== 'number') return [];
    const seen = readSeen(title ?? titles.get(productId) ?? '', price);
    if (typeof title === 'string') titles.set(productId, title);
    const entry = {variant: {id}, quantity: limitQuantity(readQuantity(quantity)), ...(seen && {seen})};
    if (piece === undefined) return [entry];
    const configuratorData = toConfiguration(piece);
    return configuratorData ? [{...entry, configuratorData, ...(productId && {productId})}] : [];
  });
}

interface Fields {
  id: unknown;
  quantity: unknown;
  piece?: unknown;
  productId?: string;
  title?: unknown;
  price?: unknown;
}

/** The fourth number is no longer written: the quantity at the checkout. */
const entryText = /^(\d{1,20})\.(\d+)(?:\.(\d*))?(?:\.\d+)?(?:\/(\S+))?(?: (.*))?$/s;

const number = (digits: string | undefined) => (digits ? Number(digits) : undefined);

function fieldsOf(item: unknown): Fields {
  if (Array.isArray(item)) return listFieldsOf(item);
  if (typeof item !== 'string') return objectFieldsOf(item);
  const [, id, quantity, price, piece, title] = entryText.exec(item) ?? [];
  const numbers = {quantity: number(quantity), price: number(price)};
  return {id: id && variantGid + id, ...numbers, ...decodePiece(piece), title};
}

/** A former way to write an entry: `["42",2,"7/140x80/b98a56","Tisch",149400]`. */
function listFieldsOf([id, quantity, piece, title, price]: unknown[]): Fields {
  return {id: typeof id === 'string' && variantGid + id, quantity, ...decodePiece(piece), title, price};
}

/** How the cookie was written until version 0.1. */
function objectFieldsOf(item: unknown): Fields {
  const {variant, quantity, configuratorData} = (item ?? {}) as Record<string, unknown>;
  const {id} = (variant ?? {}) as {id?: unknown};
  return {id, quantity, piece: configuratorData};
}

const pieceCode = /^(?:(\d{1,20})\/)?(\d{1,6})x(\d{1,6})\/([0-9a-f]{6})(?:\/(\w{1,20}))?$/;

function decodePiece(code: unknown): Pick<Fields, 'piece' | 'productId'> {
  if (code === undefined || code === '') return {};
  const match = typeof code === 'string' ? pieceCode.exec(code) : null;
  if (!match) return {piece: null};
  const [, product, first, second, digits, environment] = match;
  const color = {value: `#${digits}`};
  const piece = environment
    ? {isKlivProduct: true, width: Number(first), height: Number(second), color, environment}
    : {color, length: Number(first), width: Number(second)};
  return {piece, productId: product && productGid + product};
}

function readSeen(title: unknown, price: unknown): Seen | undefined {
  const readable = typeof title === 'string' && typeof price === 'number' && Number.isSafeInteger(price) && price >= 0;
  return readable ? {title: shortTitle(title), price} : undefined;
}

/** A title as an entry keeps it. */
export function shortTitle(title: string, length = maxTitle): string {
  const characters = [...title];
  if (characters.length <= length) return title;
  return length ? `${characters.slice(0, length - 1).join('')}…` : '';
}

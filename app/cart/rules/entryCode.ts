import {isKliv, toConfiguration, type Configuration} from '~/configurator/rules/configuration';
import type {CartEntry, Seen} from './entries';
import {limitQuantity, readQuantity} from './quantity';

/** Longest title that an entry keeps, in characters. */
const maxTitle = 60;

const variantGid = 'gid://shopify/ProductVariant/';
const productGid = 'gid://shopify/Product/';
const variantId = /^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/;

export function isVariantId(id: unknown): id is string {
  return typeof id === 'string' && variantId.test(id);
}

/**
 * An entry as the cookie keeps it: number of the variant, quantity, piece, the title and price in cents that the visitor has
 * seen, and the quantity at the checkout, as `["42",2,"7/140x80/b98a56","Tisch",149400,1]`. What is missing at the end is
 * left out.
 */
export function encodeEntry(entry: CartEntry): unknown[] {
  const {variant, quantity, configuratorData, seen} = entry;
  const piece = configuratorData ? encodePiece(configuratorData, entry.productId) : '';
  const fields = [variant.id.slice(variantGid.length), quantity, piece, seen?.title, seen?.price, entry.atCheckout];
  return fields.slice(0, fields.findLastIndex((field) => field !== undefined && field !== '') + 1);
}

/** Number of the product, measures, colour and use: `7/140x80/b98a56` in cm, `7/500x300/f1ede1/indoor` in mm. */
function encodePiece(configuration: Configuration, productId?: string): string {
  const {width, color} = configuration;
  const size = isKliv(configuration) ? [width, configuration.height] : [configuration.length, width];
  const use = isKliv(configuration) ? [configuration.environment] : [];
  const product = productId ? [productId.slice(productGid.length)] : [];
  return [...product, size.join('x'), color.value.slice(1), ...use].join('/');
}

/** The entry of an item of the cookie; `undefined` when it is damaged. */
export function decodeEntry(item: unknown): CartEntry | undefined {
  const {id, quantity, piece, productId, seen, atCheckout} = Array.isArray(item)
    ? fieldsOf(item)
    : formerFieldsOf(item);
  if (!isVariantId(id) || typeof quantity !== 'number') return undefined;
  const known = {...(seen && {seen}), ...(atCheckout && {atCheckout})};
  const entry = {variant: {id}, quantity: limitQuantity(readQuantity(quantity)), ...known};
  if (piece === undefined) return entry;
  const configuratorData = toConfiguration(piece);
  return configuratorData && {...entry, configuratorData, ...(productId && {productId})};
}

interface Fields {
  id: unknown;
  quantity: unknown;
  piece?: unknown;
  productId?: string;
  seen?: Seen;
  atCheckout?: number;
}

function fieldsOf([number, quantity, piece, title, price, atCheckout]: unknown[]): Fields {
  const id = typeof number === 'string' ? variantGid + number : undefined;
  const ordered = typeof atCheckout === 'number' ? limitQuantity(readQuantity(atCheckout)) : undefined;
  return {id, quantity, ...decodePiece(piece), seen: readSeen(title, price), atCheckout: ordered};
}

/** How the cookie was written until version 0.1. */
function formerFieldsOf(item: unknown): Fields {
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
export function shortTitle(title: string): string {
  const characters = [...title];
  return characters.length > maxTitle ? `${characters.slice(0, maxTitle - 1).join('')}…` : title;
}

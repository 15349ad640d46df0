import {createHash} from 'node:crypto';

const GID = /^gid:\/\/shopify\/([A-Za-z]+)\/([^?]+)/;

const idByKey = new Map<string, string>();

/** A stable 13-digit number for a key, like Shopify's ids. */
export function numericId(key: string): string {
  const id = idByKey.get(key) ?? hashToId(key);
  idByKey.set(key, id);
  return id;
}

function hashToId(key: string): string {
  const digest = createHash('sha1').update(key).digest();
  return String(1_000_000_000_000 + (digest.readUIntBE(0, 6) % 9_000_000_000_000));
}

/** The global id of an object, such as `gid://shopify/Product/1234567890123`. */
export function gid(type: string, key: string): string {
  return `gid://shopify/${type}/${numericId(`${type}:${key}`)}`;
}

/** Type and local part of a global id; `undefined` for any other string. */
export function parseGid(id: string): {type: string; local: string} | undefined {
  const match = GID.exec(id);
  const [, type, local] = match ?? [];
  return type && local ? {type, local} : undefined;
}

/** A UUID for a key, always the same one. */
export function keyedUuid(key: string): string {
  return toUuid(createHash('sha1').update(key).digest('hex').slice(0, 32));
}

/** 32 hexadecimal digits, such as a token of the clock, in the form of a UUID. */
export function toUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import {createHash} from 'node:crypto';

const GID = /^gid:\/\/shopify\/([A-Za-z]+)\/([^?]+)/;

const known = new Map<string, string>();

/** A 13-digit number that is always the same for one key, as Shopify's ids look. */
export function numericId(key: string): string {
  const id = known.get(key) ?? hashed(key);
  known.set(key, id);
  return id;
}

function hashed(key: string): string {
  const digest = createHash('sha1').update(key).digest();
  return String(1_000_000_000_000 + (digest.readUIntBE(0, 6) % 9_000_000_000_000));
}

/** The global id of an object: `gid://shopify/Product/1234567890123`. */
export function gid(type: string, key: string): string {
  return `gid://shopify/${type}/${numericId(`${type}:${key}`)}`;
}

/** Type and local part of a global id, or `undefined` when it is none. */
export function parseGid(id: string): {type: string; local: string} | undefined {
  const match = GID.exec(id);
  const [, type, local] = match ?? [];
  return type && local ? {type, local} : undefined;
}

import {maxCookieBytes, readCookie, type CookieName} from '~/platform/http/cookies';

/** Bytes of the attributes, as `plainCookie` writes them. */
const attributes = '=; Max-Age=604800; Path=/; SameSite=Lax; Secure'.length;

/** JSON in which only what a cookie forbids is escaped, so it stays readable and short. `undefined` when it is too large. */
export function toCookie(name: CookieName, list: readonly unknown[]): string | undefined {
  const value = encodeURIComponent(JSON.stringify(list)).replace(/%(?:3A|2F|7B|7D|5B|5D)/g, decodeURIComponent);
  return name.length + value.length + attributes <= maxCookieBytes ? value : undefined;
}

/** Whether something can be put back into the cart. `header` may be `document.cookie`. */
export const hasTaken = (header: string) => Boolean(readCookie(header, 'cartTaken'));

/** The list in a cookie of a `Cookie` header or of `document.cookie`; empty when it can't be read. */
export function fromCookie(name: CookieName, header: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(decodeURIComponent(readCookie(header, name) ?? ''));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

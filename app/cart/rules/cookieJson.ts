import {readCookie} from '~/platform/cookies';

/** Bytes of name and value: browsers drop larger cookies (rule 13.8). */
const maxBytes = 4096;

/** JSON in which only what a cookie forbids is escaped, so it stays readable and short. `undefined` when it is too large. */
export function toCookie(name: string, list: readonly unknown[]): string | undefined {
  const value = encodeURIComponent(JSON.stringify(list)).replace(/%(?:3A|2F|7B|7D|5B|5D)/g, decodeURIComponent);
  return name.length + value.length <= maxBytes ? value : undefined;
}

/** What was taken out of the cart is kept here for an hour. */
export const takenCookie = {name: 'cartTaken', maxAge: 3_600} as const;

/** Whether something can be put back into the cart. `header` may be `document.cookie`. */
export const hasTaken = (header: string) => Boolean(readCookie(header, takenCookie.name));

/** The list in a cookie of a `Cookie` header or of `document.cookie`; empty when it can't be read. */
export function fromCookie(name: string, header: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(decodeURIComponent(readCookie(header, name) ?? ''));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

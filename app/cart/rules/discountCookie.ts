import {readCookie} from '~/platform/http/cookies';
import {setCookie} from './cookie';

/** Seconds. As long as the cart. */
const maxAge = 7 * 86_400;

/** Longest discount code at Shopify, in characters. */
const maxLength = 255;

const discountCookie = 'cartDiscount';

/** The discount code that a link has brought, for the next checkout (rule 14.11). */
export function parseDiscount(header: string | null): string | undefined {
  try {
    const code = decodeURIComponent(readCookie(header, discountCookie) ?? '').trim();
    return code && code.length <= maxLength ? code : undefined;
  } catch {
    return undefined;
  }
}

/** The `Set-Cookie` header that keeps a code; without one, or with one that is too long, the header that removes it. */
export function serialiseDiscount(code: string | undefined, options: {secure: boolean}): string {
  const kept = code && code.length <= maxLength ? encodeURIComponent(code) : '';
  return `${setCookie(discountCookie, kept, kept ? maxAge : 0, options)}; HttpOnly`;
}

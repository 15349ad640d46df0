import {readCookie} from '~/platform/cookies';
import {setCookie} from './cookie';

/** Seconds for which the id of a cart at Shopify is kept. Shopify forgets a cart after ten days, ordered or not. */
const maxAge = 7 * 86_400;

const checkoutCookie = 'cartCheckout';
const cartId = /^gid:\/\/shopify\/Cart\/[\w-]{1,100}(?:\?key=[\w-]{1,200})?$/;

/** The id of the cart that the visitor took to the checkout, if that is less than seven days ago. `now` is ms since 1970. */
export function parseCheckout(header: string | null, now = Date.now()): string | undefined {
  const [since = '', id = ''] = (readCookie(header, checkoutCookie) ?? '').split('~');
  const age = now / 1000 - Number(since);
  const known = decode(id);
  return since && age >= 0 && age < maxAge && known && cartId.test(known) ? known : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The `Set-Cookie` header that keeps the id of a cart at Shopify; without an id the one that removes it. */
export function serialiseCheckout(id: string | undefined, options: {secure: boolean}, now = Date.now()): string {
  const value = id ? `${Math.floor(now / 1000)}~${encodeURIComponent(id)}` : '';
  return `${setCookie(checkoutCookie, value, id ? maxAge : 0, options)}; HttpOnly`;
}

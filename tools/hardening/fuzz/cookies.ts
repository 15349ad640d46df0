import fc from 'fast-check';
import {encodeItem, type CartItem} from '~/cart/rules/cartItem';
import type {Campaign, FuzzCase} from './campaign';
import {cookieOf, lostLine} from '../lines';
import {headerValue, oddJson, oddText, percent} from './values';

/** workerd refuses headers that are longer; browsers send less. */
const maxHeader = 14_000;

/** Cookies of every kind: damaged, huge, nested, forged. */
export function cookies(lines: readonly CartItem[]): Campaign {
  return {
    name: 'cookies',
    cases: 10_000,
    arbitrary: fc.oneof(
      {weight: 6, arbitrary: damagedNeighbours(lines)},
      {weight: 3, arbitrary: damagedCookies(lines)},
      {weight: 1, arbitrary: forgedPasses},
    ),
  };
}

/** A valid item of the cookie with one part replaced, as JSON. */
function damagedItem(lines: readonly CartItem[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...textsOf(lines)), fc.nat(60), fc.nat(20), oddText)
    .map(([text, from, length, odd]) => JSON.stringify(text.slice(0, from) + odd + text.slice(from + length)));
}

const textsOf = (lines: readonly CartItem[]) => lines.map((line) => encodeItem(line));

/** Valid items among others that are none. Those lines have to survive. */
function damagedNeighbours(lines: readonly CartItem[]): fc.Arbitrary<FuzzCase> {
  const damaged = fc.array(fc.oneof(damagedItem(lines), oddJson), {minLength: 1, maxLength: 8});
  const before = fc.array(fc.boolean(), {minLength: lines.length, maxLength: lines.length});
  return fc.tuple(damaged, before).map(([odd, placed]) => {
    const valid = textsOf(lines).map((text) => JSON.stringify(text));
    const texts = [...valid.filter((_, index) => placed[index]), ...odd, ...valid.filter((_, index) => !placed[index])];
    const cookie = `cartItems=${percent(`[${texts.join(',')}]`)}`;
    if (cookie.length > maxHeader) return cartCase(cookieOf(lines), lines);
    return cartCase(cookie, lines);
  });
}

function cartCase(cookie: string, lines: readonly CartItem[]): FuzzCase {
  return {ask: {path: '/api/cart', headers: {Cookie: cookie}}, check: (answer) => lostLine(answer, lines)};
}

/** Any text under the names of the site's cookies, also twice, cut off or without a name. */
function damagedCookies(lines: readonly CartItem[]): fc.Arbitrary<FuzzCase> {
  const cart = cookieOf(lines).slice('cartItems='.length);
  const name = fc.constantFrom(
    'cartItems',
    'cartRemoved',
    'cartCheckout',
    'cartNotice',
    'selectedLanguage',
    'gate',
    '__Host-gate',
    '__proto__',
    '',
    ' cartItems',
    'x',
  );
  const value = fc.oneof(
    oddText,
    oddText.map(percent),
    oddJson.map(percent),
    fc.nat(cart.length).map((end) => cart.slice(0, end)),
    fc.tuple(fc.nat(cart.length), oddText).map(([at, text]) => cart.slice(0, at) + text + cart.slice(at)),
    fc.constantFrom('DE', 'EN', 'en', 'EN ', 'FR', '"EN"'),
  );
  const pairs = fc.array(fc.tuple(name, value), {minLength: 1, maxLength: 5});
  const separator = fc.constantFrom('; ', ';', ', ', ';;; ');
  const page = fc.constantFrom(
    ...['/api/cart', '/api/cart', '/en/api/cart', '/cart', '/shop', '/thankyou/Ada', '//evil.example', '/cart.data'],
  );
  return fc.tuple(pairs, separator, page).map(([list, between, path]) => ({
    ask: {
      path,
      headers: {
        Accept: 'text/html',
        Cookie: headerValue(list.map(([key, text]) => `${key}=${text}`).join(between)).slice(0, maxHeader),
      },
    },
  }));
}

/** No text opens the gate but a pass that the site has signed. */
const forgedPasses: fc.Arbitrary<FuzzCase> = fc
  .tuple(
    fc.constantFrom('gate', '__Host-gate'),
    oddText,
    oddText,
    fc.constantFrom('/', '/shop', '/api/cart', '/shop.data'),
  )
  .map(([name, value, signature, path]) => ({
    locked: true,
    ask: {path, headers: {Cookie: headerValue(`${name}=${value}.${signature}`).slice(0, maxHeader)}},
    check: ({status}) => (status === 401 ? undefined : `a forged pass is answered with status ${status}`),
  }));

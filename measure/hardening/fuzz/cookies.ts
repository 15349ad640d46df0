import fc from 'fast-check';
import {encodeItem, type CartItem} from '~/cart/rules/cartItem';
import type {Campaign, FuzzCase} from './campaign';
import {toCookie, findLostLine} from '../cartItems';
import {headerValue, oddJson, oddText, percentEncode} from './values';

/** workerd refuses headers that are longer; browsers send less. */
const maxHeader = 14_000;

/** Cookies of every kind: damaged, huge, nested, forged. */
export function cookies(items: readonly CartItem[]): Campaign {
  return {
    name: 'cookies',
    cases: 10_000,
    arbitrary: fc.oneof(
      {weight: 6, arbitrary: damagedNeighbours(items)},
      {weight: 3, arbitrary: damagedCookies(items)},
      {weight: 1, arbitrary: forgedPasses},
    ),
  };
}

/** A valid item of the cookie with one part replaced, as JSON. */
function damagedItem(items: readonly CartItem[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...encodeAll(items)), fc.nat(60), fc.nat(20), oddText)
    .map(([text, start, length, odd]) => JSON.stringify(text.slice(0, start) + odd + text.slice(start + length)));
}

const encodeAll = (items: readonly CartItem[]) => items.map((item) => encodeItem(item));

/** Valid items among damaged ones. The valid items have to survive. */
function damagedNeighbours(items: readonly CartItem[]): fc.Arbitrary<FuzzCase> {
  const damaged = fc.array(fc.oneof(damagedItem(items), oddJson), {minLength: 1, maxLength: 8});
  const isBefore = fc.array(fc.boolean(), {minLength: items.length, maxLength: items.length});
  return fc.tuple(damaged, isBefore).map(([damagedTexts, isBeforeDamaged]) => {
    const valid = encodeAll(items).map((text) => JSON.stringify(text));
    const validBefore = valid.filter((_, index) => isBeforeDamaged[index]);
    const validAfter = valid.filter((_, index) => !isBeforeDamaged[index]);
    const json = `[${[...validBefore, ...damagedTexts, ...validAfter].join(',')}]`;
    const cookie = `cartItems=${percentEncode(json)}`;
    if (cookie.length > maxHeader) return cartCase(toCookie(items), items);
    return cartCase(cookie, items);
  });
}

function cartCase(cookie: string, items: readonly CartItem[]): FuzzCase {
  return {testRequest: {path: '/api/cart', headers: {Cookie: cookie}}, check: (answer) => findLostLine(answer, items)};
}

/** Any text as the value of the site's cookies: also several cookies of one name, cut off, or without a name. */
function damagedCookies(items: readonly CartItem[]): fc.Arbitrary<FuzzCase> {
  const cart = toCookie(items).slice('cartItems='.length);
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
    oddText.map(percentEncode),
    oddJson.map(percentEncode),
    fc.nat(cart.length).map((end) => cart.slice(0, end)),
    fc
      .tuple(fc.nat(cart.length), oddText)
      .map(([position, text]) => cart.slice(0, position) + text + cart.slice(position)),
    fc.constantFrom('DE', 'EN', 'en', 'EN ', 'FR', '"EN"'),
  );
  const pairs = fc.array(fc.tuple(name, value), {minLength: 1, maxLength: 5});
  const separator = fc.constantFrom('; ', ';', ', ', ';;; ');
  const page = fc.constantFrom(
    ...['/api/cart', '/api/cart', '/en/api/cart', '/cart', '/shop', '/thankyou/Ada', '//evil.example', '/cart.data'],
  );
  return fc.tuple(pairs, separator, page).map(([list, between, path]) => ({
    testRequest: {
      path,
      headers: {
        Accept: 'text/html',
        Cookie: headerValue(list.map(([key, text]) => `${key}=${text}`).join(between)).slice(0, maxHeader),
      },
    },
  }));
}

/** Only a cookie that the site has signed replaces the password. */
const forgedPasses: fc.Arbitrary<FuzzCase> = fc
  .tuple(
    fc.constantFrom('gate', '__Host-gate'),
    oddText,
    oddText,
    fc.constantFrom('/', '/shop', '/api/cart', '/shop.data'),
  )
  .map(([name, value, signature, path]) => ({
    locked: true,
    testRequest: {path, headers: {Cookie: headerValue(`${name}=${value}.${signature}`).slice(0, maxHeader)}},
    check: ({status}) => (status === 401 ? undefined : `a forged pass is answered with status ${status}`),
  }));

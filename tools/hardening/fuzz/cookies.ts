import fc from 'fast-check';
import type {CartEntry} from '~/cart/rules/entries';
import type {Campaign, FuzzCase} from './campaign';
import {lostLine} from '../lines';
import {headerValue, oddJson, oddText, percent} from './values';

/** workerd refuses headers that are longer; browsers send less. */
const maxHeader = 14_000;

/** Cookies of every kind: damaged, huge, nested, forged. */
export function cookies(lines: readonly CartEntry[]): Campaign {
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

/** A valid entry of the cookie with one part replaced, as text. */
function damagedEntry(lines: readonly CartEntry[]): fc.Arbitrary<string> {
  const parts = ['variant', 'quantity', 'configuratorData', 'id', 'color', 'value', 'length', 'width', 'height'];
  return fc
    .tuple(fc.constantFrom(...lines), fc.constantFrom(...parts), oddJson)
    .map(([line, part, json]) =>
      JSON.stringify(line, (key, value: unknown) => (key === part ? 'REPLACED' : value)).replace(
        '"REPLACED"',
        () => json,
      ),
    );
}

/** Valid lines among entries that are none. Those lines have to survive. */
function damagedNeighbours(lines: readonly CartEntry[]): fc.Arbitrary<FuzzCase> {
  const damaged = fc.array(fc.oneof(damagedEntry(lines), oddJson), {minLength: 1, maxLength: 8});
  const before = fc.array(fc.boolean(), {minLength: lines.length, maxLength: lines.length});
  return fc.tuple(damaged, before).map(([odd, placed]) => {
    const first = lines.filter((_, index) => placed[index]);
    const last = lines.filter((_, index) => !placed[index]);
    const texts = [...first.map((line) => JSON.stringify(line)), ...odd, ...last.map((line) => JSON.stringify(line))];
    const cookie = `cartItems=${percent(`[${texts.join(',')}]`)}`;
    if (cookie.length > maxHeader) return cartCase(`cartItems=${encodeURIComponent(JSON.stringify(lines))}`, lines);
    return cartCase(cookie, lines);
  });
}

function cartCase(cookie: string, lines: readonly CartEntry[]): FuzzCase {
  return {ask: {path: '/api/cart', headers: {Cookie: cookie}}, check: (answer) => lostLine(answer, lines)};
}

/** Any text under the names of the site's cookies, also twice, cut off or without a name. */
function damagedCookies(lines: readonly CartEntry[]): fc.Arbitrary<FuzzCase> {
  const cart = encodeURIComponent(JSON.stringify(lines));
  const name = fc.constantFrom(
    'cartItems',
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

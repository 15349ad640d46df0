import fc from 'fast-check';
import {isGatePath, isOpenPath} from '~/gate/paths';
import type {Answer} from '../http';
import type {Campaign, FuzzCase} from './campaign';
import {encoded, oddText, percent} from './values';

const segments = [
  ...[
    '',
    '.',
    '..',
    '...',
    '%2e',
    '%2e%2e',
    '%2E%2e%2f',
    '%2f',
    '%2F%2F',
    '%5c',
    '%5C%5Cevil.example',
    '\\',
    '\\\\evil.example',
  ],
  ...[
    'evil.example',
    'evil%E3%80%82example',
    '@evil.example',
    'evil.example:80',
    '2130706433',
    'https:',
    'javascript:evil()',
  ],
  ...[
    '%00',
    '%0a',
    '%0d%0a',
    '%0d%0aSet-Cookie:%20evil=1',
    '%e2%80%a8',
    '%c0%ae',
    '%ff',
    '%',
    '%zz',
    '%u0041',
    ';x=1',
    '+',
    '*',
  ],
  ...[
    'en',
    'EN',
    'de',
    'fr',
    'shop',
    'Shop',
    'SHOP',
    'product',
    'hocker-lot',
    'kliv.data',
    'legal',
    'imprint',
    'privacy-policy',
  ],
  ...[
    'projects',
    'services',
    'thankyou',
    'Ada',
    'favicon',
    'api',
    'cart',
    'cart.data',
    'send-email',
    'gate',
    'robots.txt',
    'sitemap.xml',
  ],
  ...[
    '_root.data',
    '__manifest',
    '.well-known',
    'security.txt',
    '.env',
    '.git',
    'assets',
    'impressum',
    'graphql.json',
    '2025-04',
  ],
  ...[
    '<script>evil()</script>',
    '"><script>evil()',
    'a'.repeat(3000),
    '%41'.repeat(500),
    'z/'.repeat(3000),
    '%F0%9F%AA%91',
    '__proto__',
    'constructor',
  ],
];

/** Paths of every spelling: nothing leads off the site, and nothing passes the gate. */
export const paths: Campaign = {
  name: 'paths',
  cases: 5_000,
  arbitrary: fc
    .tuple(
      fc.array(fc.oneof({weight: 5, arbitrary: fc.constantFrom(...segments)}, oddText), {minLength: 1, maxLength: 6}),
      fc.constantFrom('/', '/', '/', '//', '\\', '/./', '%2f'),
      fc.constantFrom('', '', '', '/', '.data', '?a=50%', '?', '//', '.'),
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND'),
      fc.constantFrom('text/html', '*/*'),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([list, separator, end, method, accept, english, locked]): FuzzCase => {
      const path = `/${list.map((segment) => (segments.includes(segment) ? segment : encoded(segment, true))).join(separator)}${end}`;
      const cookie = english ? {Cookie: 'selectedLanguage=EN'} : undefined;
      const ask = {method, path: printable(path).slice(0, 8000), headers: {Accept: accept, ...cookie}};
      return {ask, locked, check: locked ? (answer) => gatePassed(path, answer) : undefined};
    }),
};

/** No request may carry anything else in its first line. */
const printable = (path: string) => path.replace(/[^\u0021-\u007e]|#/gu, percent);

/** Before the password only the open pages, and the gate itself are answered with 200. */
function gatePassed(path: string, {status}: Answer): string | undefined {
  if (status !== 200) return undefined;
  const {pathname} = new URL(`http://x${path}`);
  const isFree = isOpenPath(pathname) || isGatePath(pathname) || pathname === '/robots.txt';
  return isFree ? undefined : 'a page before the gate';
}

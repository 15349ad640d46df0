import fc from 'fast-check';
import {isGatePath, isPublicPath} from '~/gate/paths';
import type {Answer} from '../http';
import type {Campaign, FuzzCase} from './campaign';
import {encodeText, oddText, percentEncode} from './values';

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
  ...['_root.data', '.well-known', 'security.txt', '.env', '.git', 'assets', 'impressum', 'graphql.json', '2025-04'],
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

/** Paths in every spelling. No path may lead to another site or pass the password page. */
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
      const encodedSegments = list.map((segment) =>
        segments.includes(segment) ? segment : encodeText(segment, {isRaw: true}),
      );
      const path = `/${encodedSegments.join(separator)}${end}`;
      const cookie = english ? {Cookie: 'selectedLanguage=EN'} : undefined;
      const testRequest = {method, path: encodeUnprintable(path).slice(0, 8000), headers: {Accept: accept, ...cookie}};
      return {testRequest, locked, check: locked ? (answer) => findOpenedPage(path, answer) : undefined};
    }),
};

/** The first line of a request may contain only printable ASCII, without `#`. */
const encodeUnprintable = (path: string) => path.replace(/[^\u0021-\u007e]|#/gu, percentEncode);

/** Without the password only the public pages, the password page and `robots.txt` may answer with 200. */
export function findOpenedPage(path: string, {status}: Answer): string | undefined {
  if (status !== 200) return undefined;
  const {pathname} = new URL(`http://x${path}`);
  const isFree = isPublicPath(pathname) || isGatePath(pathname) || pathname === '/robots.txt';
  return isFree ? undefined : 'a page before the gate';
}

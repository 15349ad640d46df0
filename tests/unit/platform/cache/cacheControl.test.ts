import fc from 'fast-check';
import {expect, test} from 'vitest';
import {cacheControl, noStore, oxygenCacheControl, privateNoStore, publicFor} from '~/platform/cache/cacheControl';

type Answer = Parameters<typeof cacheControl>[0];

const page: Answer = {
  status: 200,
  routeHeader: null,
  pathname: '/shop',
  isDocument: true,
  isIncomplete: false,
  isPreview: false,
  isGated: false,
};

const mustRevalidate = 'public, max-age=0, must-revalidate';

test.each<[string, Partial<Answer>, string]>([
  ['a document, where a visitor may be redirected to another language', {}, mustRevalidate],
  ['a document whose path only starts with the letters of a language', {pathname: '/enormous'}, mustRevalidate],
  ['a document of another language, also to a CDN', {pathname: '/en/shop'}, `${mustRevalidate}, s-maxage=60`],
  ['the home page of another language', {pathname: '/en'}, `${mustRevalidate}, s-maxage=60`],
  ['data', {pathname: '/shop.data'}, 'public, max-age=60, stale-while-revalidate=540, s-maxage=60'],
  ['a page of one visitor', {isDocument: false}, 'private, no-store'],
  ['a document that its route marks as private', {routeHeader: privateNoStore['Cache-Control']}, 'private, no-store'],
  [
    'a file with a lifetime of its own',
    {isDocument: false, routeHeader: publicFor(3_600)['Cache-Control']},
    'public, max-age=3600',
  ],
  ['a document with a lifetime of its own', {routeHeader: publicFor(60)['Cache-Control']}, 'public, max-age=60'],
  ['a redirect', {status: 301, isDocument: false, routeHeader: 'public, max-age=86400'}, 'public, max-age=86400'],
  ['an incomplete page', {isIncomplete: true}, 'no-store'],
  ['a preview', {isPreview: true, routeHeader: 'public, max-age=60'}, 'private, no-store'],
  ['a document behind the gate', {isGated: true}, 'private, no-cache'],
  ['data behind the gate', {isGated: true, pathname: '/shop.data'}, 'private, no-cache'],
  [
    'a file behind the gate',
    {isGated: true, isDocument: false, routeHeader: 'public, max-age=3600'},
    'private, no-cache',
  ],
  ['the gate', {isGated: true, isDocument: false, routeHeader: noStore['Cache-Control']}, 'no-store'],
  ['a page of one visitor behind the gate', {isGated: true, isDocument: false}, 'private, no-store'],
])('browsers and data centres are told how long they may keep %s', (_, answer, expected) => {
  expect(cacheControl({...page, ...answer})).toBe(expected);
});

const anyAnswer = fc.record<Answer>({
  status: fc.constantFrom(200, 204, 301, 302, 304, 400, 404, 500, 503),
  routeHeader: fc.constantFrom(null, 'public, max-age=60', 'private, no-store', 'no-store'),
  pathname: fc.constantFrom('/', '/en', '/shop.data', '/en/shop.data'),
  isDocument: fc.boolean(),
  isIncomplete: fc.boolean(),
  isPreview: fc.boolean(),
  isGated: fc.boolean(),
});

test('no error, no incomplete page and no unpublished page is kept anywhere', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      fc.pre(answer.status >= 400 || answer.isIncomplete || answer.isPreview);
      expect(cacheControl(answer)).toContain('no-store');
    }),
  );
});

test('no page of a site with a password is kept where others could get it', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      fc.pre(answer.isGated || Boolean(answer.routeHeader?.includes('no-store')));
      expect(cacheControl(answer)).not.toContain('public');
    }),
  );
});

const oxygenHeader = (answer: Answer) => oxygenCacheControl(answer.status, cacheControl(answer));

const english = {...page, pathname: '/en/shop'};

test('Oxygen’s cache keeps data and a page in another language for a minute, and one more while it is renewed', () => {
  for (const pathname of ['/en', '/en/shop', '/en/search', '/shop.data', '/en/shop.data'])
    expect(oxygenHeader({...page, pathname})).toBe('public, max-age=60, stale-while-revalidate=60');
});

test.each<[string, Partial<Answer>]>([
  ['a page that may be redirected to the visitor’s language', {pathname: '/shop'}],
  ['a permanent redirect', {status: 301}],
  ['a temporary redirect', {status: 302}],
  ['an answer without the page, which the visitor has', {status: 304}],
  ['a page that does not exist', {status: 404}],
  ['an error', {status: 503}],
  ['an incomplete page', {isIncomplete: true}],
  ['a preview', {isPreview: true}],
  ['a page behind the gate', {isGated: true}],
  ['a page of one visitor', {isDocument: false}],
  ['a page that its route marks as private', {routeHeader: privateNoStore['Cache-Control']}],
  ['an answer with a lifetime of its own', {routeHeader: publicFor(60)['Cache-Control']}],
])('Oxygen’s cache never keeps %s', (_, answer) => {
  expect(oxygenHeader({...english, ...answer})).toBeUndefined();
});

test('Oxygen’s cache keeps nothing that a CDN may not keep', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      if (oxygenHeader(answer)) expect(cacheControl(answer)).toMatch(/^public, .*s-maxage=60/);
    }),
  );
});

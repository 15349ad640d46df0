import fc from 'fast-check';
import {expect, test} from 'vitest';
import {cacheControl, noStore, personal, publicFor} from '~/platform/cache/cacheControl';

type Answer = Parameters<typeof cacheControl>[0];

const page: Answer = {
  status: 200,
  own: null,
  pathname: '/shop',
  isDocument: true,
  isIncomplete: false,
  isPreview: false,
  isGated: false,
  isPrefetch: false,
};

const asksAgain = 'public, max-age=0, must-revalidate';

test.each<[string, Partial<Answer>, string]>([
  ['a document, where a visitor may be redirected to another language', {}, asksAgain],
  ['one whose path only begins like that of a language', {pathname: '/enormous'}, asksAgain],
  ['a document of another language, also to a CDN', {pathname: '/en/shop'}, `${asksAgain}, s-maxage=60`],
  ['its home page', {pathname: '/en'}, `${asksAgain}, s-maxage=60`],
  ['data', {pathname: '/shop.data'}, `${asksAgain}, s-maxage=60`],
  ['data that is fetched ahead of a visit', {pathname: '/shop.data', isPrefetch: true}, 'private, max-age=30'],
  ['a document that is fetched ahead', {isPrefetch: true}, asksAgain],
  ['a page of one visitor', {isDocument: false}, 'private, no-store'],
  ['what its route calls personal', {own: personal['Cache-Control']}, 'private, no-store'],
  [
    'a file with a time of its own',
    {isDocument: false, own: publicFor(3_600)['Cache-Control']},
    'public, max-age=3600',
  ],
  ['a document with a time of its own', {own: publicFor(60)['Cache-Control']}, 'public, max-age=60'],
  ['a redirect', {status: 301, isDocument: false, own: 'public, max-age=86400'}, 'public, max-age=86400'],
  ['an incomplete page', {isIncomplete: true}, 'no-store'],
  ['a preview', {isPreview: true, own: 'public, max-age=60'}, 'private, no-store'],
  ['a document behind the gate', {isGated: true}, 'private, no-cache'],
  [
    'data behind the gate, fetched ahead',
    {isGated: true, pathname: '/shop.data', isPrefetch: true},
    'private, no-cache',
  ],
  ['a file behind the gate', {isGated: true, isDocument: false, own: 'public, max-age=3600'}, 'private, no-cache'],
  ['the gate', {isGated: true, isDocument: false, own: noStore['Cache-Control']}, 'no-store'],
  ['a page of one visitor behind the gate', {isGated: true, isDocument: false}, 'private, no-store'],
])('who may keep %s', (_, answer, expected) => {
  expect(cacheControl({...page, ...answer})).toBe(expected);
});

const anyAnswer = fc.record<Answer>({
  status: fc.constantFrom(200, 204, 301, 302, 304, 400, 404, 500, 503),
  own: fc.constantFrom(null, 'public, max-age=60', 'private, no-store', 'no-store'),
  pathname: fc.constantFrom('/', '/en', '/shop.data', '/en/shop.data'),
  isDocument: fc.boolean(),
  isIncomplete: fc.boolean(),
  isPreview: fc.boolean(),
  isGated: fc.boolean(),
  isPrefetch: fc.boolean(),
});

test('no cache keeps an error, a page without a part, or a preview', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      fc.pre(answer.status >= 400 || answer.isIncomplete || answer.isPreview);
      expect(cacheControl(answer)).toContain('no-store');
    }),
  );
});

test('no shared cache keeps what is behind the gate, or what a route has kept from it', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      fc.pre(answer.isGated || Boolean(answer.own?.includes('no-store')));
      expect(cacheControl(answer)).not.toContain('public');
    }),
  );
});

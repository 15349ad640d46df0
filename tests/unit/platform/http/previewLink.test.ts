import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isPreview, previewQuery} from '~/platform/http/previewLink';

const config = {SESSION_SECRET: 'a-secret-of-the-session', PRIVATE_ADMIN_PREVIEW_TOKEN: 'shpat_preview'};
const now = Date.UTC(2026, 10, 22);
const day = 86_400_000;
const path = '/projects/haus-am-kanal';
const {query} = await previewQuery(path, config.SESSION_SECRET, now);

const isShown = (pathAndQuery: string, {at = now, settings = config} = {}) =>
  isPreview(new URL(`https://studio.example${pathAndQuery}`), settings, at);

test.each([path, `/en${path}`, `${path}.data`, `/en${path}.data`])(
  'a preview link shows the unpublished page %s for 7 days',
  async (page) => {
    expect(await isShown(page + query)).toBe(true);
    expect(await isShown(page + query, {at: now + 7 * day - 1})).toBe(true);
    expect(await isShown(page + query, {at: now + 7 * day})).toBe(false);
  },
);

test.each(['/projects', '/projects/haus-am-kanal-2', '/services/haus-am-kanal', '/haus-am-kanal', '/'])(
  'a preview link for one page does not show another (%s)',
  async (page) => expect(await isShown(page + query)).toBe(false),
);

test('a preview link works only on the site that it was made for', async () => {
  expect(await isShown(path + query, {settings: {...config, SESSION_SECRET: 'another-secret-of-it'}})).toBe(false);
  expect(await isShown(path + query, {settings: {...config, PRIVATE_ADMIN_PREVIEW_TOKEN: ''}})).toBe(false);
});

test('a preview link in which anything was changed does not work', async () => {
  const value = query.slice('?preview='.length);
  const characters = fc.constantFrom(...'0123456789abcdefABCDEF-._~%+ é');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(value.length),
      fc.oneof(fc.constant(''), characters),
      fc.constantFrom(0, 1),
      async (at, put, removed) => {
        const changed = value.slice(0, at) + put + value.slice(at + removed);
        const link = `${path}?preview=${changed}`;
        // A space at the end is no part of an address.
        fc.pre(link.trim() !== path + query);
        expect(await isShown(link)).toBe(false);
      },
    ),
    {numRuns: 500, examples: [[value.length, ' ', 0]]},
  );
});

test.each(['', '?preview=', '?preview', `?preview=${'0'.repeat(75)}`])('%j is not a preview link', async (none) => {
  expect(await isShown(path + none)).toBe(false);
});

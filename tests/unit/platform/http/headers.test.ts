import {expect, test} from 'vitest';
import {withHeaders} from '~/platform/http/headers';
import {requestContext} from '../../../support/requestContext';

const request = new Request('https://studio.example/shop');
const document = {isDocument: true, isIncomplete: false};

function headersOf(init: ResponseInit, context: Parameters<typeof requestContext>[1] = {}) {
  return withHeaders(new Response(null, init), requestContext(request, context), document).headers;
}

test('an answer that says “try again later” says when', () => {
  expect(Number(headersOf({status: 503}).get('Retry-After'))).toBeGreaterThan(0);
  expect(headersOf({status: 503, headers: {'Retry-After': '2'}}).get('Retry-After')).toBe('2');
  expect(headersOf({status: 404}).get('Retry-After')).toBeNull();
});

test('on a site with a password, nobody gets a page that was kept for somebody else', () => {
  expect(headersOf({}, {config: {SITE_PASSWORD: 'eiche'}}).get('Vary')).toBe('Cookie, Accept');
  expect(headersOf({}).get('Vary')).toBe('Accept');
});

test('a page that the merchant has not published yet is kept nowhere and by no search engine', () => {
  const headers = headersOf({headers: {'Cache-Control': 'public, max-age=60'}}, {isPreview: true});
  expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['private, no-store', 'noindex']);
});

test('Oxygen’s cache keeps English pages unless a setting turns it off', () => {
  const english = new Request('https://studio.example/en/shop');
  const oxygenHeader = (config: Parameters<typeof requestContext>[1] = {}) =>
    withHeaders(new Response(), requestContext(english, config), document).headers.get('Oxygen-Cache-Control');
  expect(oxygenHeader()).toContain('public');
  expect(oxygenHeader({config: {OXYGEN_CACHE: 'on'}})).toContain('public');
  expect(oxygenHeader({config: {OXYGEN_CACHE: 'off'}})).toBeNull();
});

test('every answer tells the browser not to guess what kind of file it is, which could run foreign scripts', () => {
  expect(headersOf({status: 404}).get('X-Content-Type-Options')).toBe('nosniff');
});

import {expect, test} from 'vitest';
import {withHeaders} from '~/platform/http/headers';
import {requestContext} from '../../../support/requestContext';

const request = new Request('https://studio.example/shop');
const document = {isDocument: true, isIncomplete: false, isNegotiated: false};

function headersOf(init: ResponseInit, context: Parameters<typeof requestContext>[1] = {}) {
  return withHeaders(new Response(null, init), request, requestContext(request, context), document).headers;
}

test('a 503 response has Retry-After', () => {
  expect(Number(headersOf({status: 503}).get('Retry-After'))).toBeGreaterThan(0);
  expect(headersOf({status: 404}).get('Retry-After')).toBeNull();
});

test('on a site with a password, responses vary by cookie', () => {
  expect(headersOf({}, {config: {SITE_PASSWORD: 'eiche'}}).get('Vary')).toBe('Cookie, Accept');
  expect(headersOf({}).get('Vary')).toBe('Accept');
});

test('the preview of a draft is not cached or indexed', () => {
  const headers = headersOf({headers: {'Cache-Control': 'public, max-age=60'}}, {isPreview: true});
  expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['private, no-store', 'noindex']);
});

test('every response forbids MIME sniffing', () => {
  expect(headersOf({status: 404}).get('X-Content-Type-Options')).toBe('nosniff');
});

import {expect, test} from 'vitest';
import {withHeaders} from '~/platform/http/headers';
import {requestContext} from '../../../support/requestContext';

const request = new Request('https://studio.example/shop');
const document = {isDocument: true, isIncomplete: false};

function headersOf(init: ResponseInit, context: Parameters<typeof requestContext>[1] = {}) {
  return withHeaders(new Response(null, init), request, requestContext(request, context), document).headers;
}

test('an answer says when to ask again for what the store did not give', () => {
  expect(Number(headersOf({status: 503}).get('Retry-After'))).toBeGreaterThan(0);
  expect(headersOf({status: 404}).get('Retry-After')).toBeNull();
});

test('while the gate is on, an answer depends on the cookies of the request', () => {
  const init = {headers: {Vary: 'Accept'}};
  expect(headersOf(init, {config: {SITE_PASSWORD: 'eiche'}}).get('Vary')).toBe('Accept, Cookie');
  expect(headersOf(init).get('Vary')).toBe('Accept');
});

test('a preview is kept from caches and search engines', () => {
  const headers = headersOf({headers: {'Cache-Control': 'public, max-age=60'}}, {preview: true});
  expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['private, no-store', 'noindex']);
});

test('every answer tells the browser what to refuse', () => {
  expect(headersOf({status: 404}).get('X-Content-Type-Options')).toBe('nosniff');
});

import {describe, expect, it} from 'vitest';
import {
  keepPrefetched,
  keepPrivate,
  noStore,
  personal,
  setDocumentCaching,
  setErrorCaching,
} from '~/platform/cache/documentCaching';

function cachingOf(status: number, given?: HeadersInit, {gated = false, pathname = '/shop'} = {}) {
  const headers = new Headers(given);
  setDocumentCaching(headers, {pathname});
  setErrorCaching(headers, status);
  if (gated) keepPrivate(headers);
  return headers.get('Cache-Control');
}

describe('a document may be kept', () => {
  it('by every cache that asks again, when it is the same for everybody', () => {
    expect(cachingOf(200)).toBe('public, max-age=0, must-revalidate');
  });

  it('by a CDN for a minute, where no visitor is sent to another language', () => {
    for (const pathname of ['/en', '/en/shop', '/shop.data', '/en/shop.data'])
      expect(cachingOf(200, undefined, {pathname})).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    for (const pathname of ['/', '/shop', '/enormous'])
      expect(cachingOf(200, undefined, {pathname})).not.toContain('s-maxage');
  });

  it('by nobody, when it is an error, whatever its loader said', () => {
    for (const status of [400, 404, 500, 503]) {
      expect(cachingOf(status)).toBe('no-store');
      expect(cachingOf(status, {'Cache-Control': 'public, max-age=60'})).toBe('no-store');
    }
  });

  it('as its loader said', () => {
    expect(cachingOf(200, personal)).toBe('private, no-store');
  });

  it('by the visitor alone, while the gate is on', () => {
    expect(cachingOf(200, undefined, {gated: true})).toBe('private, no-cache');
    expect(cachingOf(200, personal, {gated: true})).toBe('private, no-store');
    expect(cachingOf(200, noStore, {gated: true})).toBe('no-store');
  });
});

it('an answer says when to ask again for what the store did not give', () => {
  const headers = new Headers();
  setErrorCaching(headers, 503);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('while the gate is on, an answer depends on the cookies of the request', () => {
  const headers = new Headers({Vary: 'Accept'});
  keepPrivate(headers);
  expect(headers.get('Vary')).toBe('Accept, Cookie');
});

describe('data that is fetched ahead of a visit', () => {
  const cachingFor = (path: string, asked: HeadersInit, given = 'public, max-age=0, must-revalidate') => {
    const headers = new Headers({'Cache-Control': given});
    keepPrefetched(headers, new Request(`https://site.example${path}`, {headers: asked}));
    return headers.get('Cache-Control');
  };
  const ahead = {'Sec-Purpose': 'prefetch'};

  it('is used by the visit without another question, and kept by no shared cache', () => {
    expect(cachingFor('/shop.data', ahead)).toBe('private, max-age=30');
    expect(cachingFor('/en/shop.data?_routes=en%2Fshop', {'Sec-Purpose': 'prefetch;prerender'})).toBe(
      'private, max-age=30',
    );
  });

  it('is the same as ever in a visit, for a document, and where nobody may keep it', () => {
    expect(cachingFor('/shop.data', {})).toBe('public, max-age=0, must-revalidate');
    expect(cachingFor('/shop', ahead)).toBe('public, max-age=0, must-revalidate');
    expect(cachingFor('/shop.data', ahead, 'no-store')).toBe('no-store');
  });
});

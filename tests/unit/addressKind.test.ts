import {describe, expect, it} from 'vitest';
import {findAddressKind} from '~/addressKind';
import {findCacheableAddress} from '~/cacheableAddress';
import type {Config} from '~/platform/env';
import type {RequestContext} from '~/platform/http/interceptor';
import type {RoutePattern} from '~/platform/http/routePatterns';
import {requestContext} from '../support/requestContext';

const site = 'https://studio.example';

const patterns: RoutePattern[] = ['', '/en'].flatMap((prefix) =>
  [
    '/',
    '/about',
    '/shop',
    '/search',
    '/contact',
    '/cart',
    '/api/search',
    '/product/:handle',
    '/sheet/:handle/:configuration',
    '/sheet/:handle/:configuration/:file',
    '/sitemap.xml',
    '/:handle',
    '/*',
  ].map((path) => ({path: prefix + path, hasAction: false})),
);

type State = Partial<Pick<RequestContext, 'isLocked' | 'isPreview' | 'isUnroutable'>> & {config?: Partial<Config>};

function kindOf(path: string, method = 'GET', {config = {PUBLIC_SITE_URL: site}, ...state}: State = {}) {
  const context = requestContext({url: site + path}, {config, ...state});
  return findAddressKind({method}, context, {address: findCacheableAddress({method}, context), patterns});
}

describe('whether visitors can make up an address, so that few such pages are rendered at once', () => {
  it.each([
    '/sheet/tisch/180x90',
    '/en/sheet/tisch/180x90.data',
    '/sheet/tisch/180x90?id=anything',
    '/sheet/tisch/180x90/cut-list.csv',
    '/en/sheet/tisch/180x90/model.glb',
    '/search?q=tisch',
    '/en/search.data?q=tisch',
    '/api/search?q=tisch',
    '/en/api/search',
    '/api/prices?piece=1',
    '/product/tisch?length=180',
    '/product/tisch?color=C8A165',
    '/?length=180',
    '/shop?page=2',
    '/shop?kind=%3Cscript%3E',
    '/contact?text=Hallo',
  ])('is yes for %s', (path) => {
    expect(kindOf(path)).toBe('madeUp');
    expect(kindOf(path, 'HEAD')).toBe('madeUp');
  });

  it.each([
    '/product/tisch',
    '/en/product/tisch.data',
    '/anything',
    '/made/up/path',
    '/a.php',
    '/SHEET/tisch/180.data',
  ])('depends for %s on whether there is such a page', (path) => expect(kindOf(path)).toBe('unknown'));

  it.each([
    '/',
    '/en',
    '/about',
    '/about.data',
    '/shop?utm_source=mail',
    '/search',
    '/contact',
    '/sitemap.xml',
    '/cart',
    '/en/cart?x=1',
    '/cart/1:1',
    '/thankyou/Anna',
    '/discount/10',
    '/mcp',
  ])('is no for %s', (path) => expect(kindOf(path)).toBeUndefined());

  it('is no for whatever is sent', () => {
    for (const path of ['/contact', '/cart', '/api/cart', '/search?q=a', '/anything'])
      expect(kindOf(path, 'POST')).toBeUndefined();
  });

  it('is no for the few pages before the gate, and for a draft', () => {
    for (const state of [{isLocked: true}, {isPreview: true}]) {
      for (const path of ['/imprint?a=1', '/legal/privacy-policy', '/product/tisch'])
        expect(kindOf(path, 'GET', state)).toBeUndefined();
    }
  });

  it('depends on the page for a path that the router fails at, and for another host as long as the site’s own is not set', () => {
    expect(kindOf('/cart%00', 'GET', {isUnroutable: true})).toBe('unknown');
    expect(kindOf('/about', 'GET', {config: {}})).toBe('unknown');
    expect(kindOf('/shop?page=2', 'GET', {config: {}})).toBe('madeUp');
  });
});

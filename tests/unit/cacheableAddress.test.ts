import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Config} from '~/platform/env';
import {findCacheableAddress} from '~/cacheableAddress';
import {requestContext} from '../support/requestContext';

const site = 'https://studio.example';

function addressOf(
  path: string,
  method = 'GET',
  {host = site, config = {PUBLIC_SITE_URL: site} as Partial<Config>, ...context} = {},
) {
  return findCacheableAddress({method}, requestContext({url: host + path}, {config, ...context}));
}

const urlOf = (path: string, method = 'GET') => addressOf(path, method)?.url.href.slice(site.length);

describe('whether a page is the same for all visitors, and where it is kept for them', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/en/projects?service=ladenbau&fbclid=1', '/en/projects?service=ladenbau'],
    ['/projects?page=2&service=ladenbau&x=1', '/projects?service=ladenbau&page=2'],
    ['/en/shop.data?page=3&service=a', '/en/shop.data?page=3'],
    ['/shop?kind=tische&x=1&made=ready&page=2', '/shop?made=ready&kind=tische&page=2'],
    ['/shop?sort=price&kind=tische', '/shop?kind=tische&sort=price'],
    ['/product/tisch?x=1&length=180&width=90&color=c8a165', '/product/tisch?color=c8a165&length=180&width=90'],
    ['/product/tisch.data?length=180&_routes=root&y=2', '/product/tisch.data?length=180'],
    ['/en/product/tisch?values=1.2&x=1&page=2', '/en/product/tisch?values=1.2&page=2'],
    ['/contact?name=Ada', '/contact'],
    ['/_root.data', '/_root.data'],
    ['/en?x=1&length=180', '/en?length=180'],
    ['/_root.data?x=1&length=180', '/_root.data?length=180'],
    ['/en.data', '/en.data'],
    ['/about?length=180', '/about'],
    ['/search?utm_source=mail', '/search'],
    ['//evil/x?y=1', '//evil/x'],
    ['//%20', '//%20'],
  ])('is decided by its address: %s is kept at %s', (path, expected) => {
    expect(urlOf(path)).toBe(expected);
  });

  it.each([
    '/cart',
    '/en/cart',
    '/cart.data',
    '/en/cart.data',
    '/search?q=tisch',
    '/thankyou/Anna',
    '/en/thankyou/Anna.data',
    '/contact?text=Hallo',
    '/contact?category=a&category=b',
    '/shop?sort=cheap',
    '/shop?sort=price&sort=name',
    '/product/tisch?variant=1&variant=2',
    '/product/tisch?variant=abc',
    '/product/tisch?quantity=0',
    '/product/tisch?quantity=100',
    '/product/tisch?quantity=02',
    '/product/tisch?replaces=anything',
    '/product/tisch?length=12345',
    '/product/tisch?color=C8A165',
    '/shop?made=anything',
    '/shop?kind=%3Cscript%3E',
    '/projects?page=02',
    '/sheet/tisch/180x90?id=anything',
    '/en/search.data?q=',
    '/en/api/search?q=a',
    '/api/cart',
    '/en/api/cart',
    '/robots.txt',
    '/favicon/a.example',
  ])('is no for the visitor’s own page %s', (path) => expect(urlOf(path)).toBeUndefined());

  it('does not depend on the host that a request claims', () => {
    const forged = addressOf('/shop?page=2', 'GET', {host: 'http://evil.example:81'});
    expect(forged?.url.href).toBe(`${site}/shop?page=2`);
    expect(addressOf('/shop', 'GET', {host: 'http://evil.example'})?.isVariant).toBe(false);
  });

  it.each([
    ['/', false],
    ['/en/projects/haus.data', false],
    ['/shop?utm_source=mail', false],
    ['/shop?page=2', true],
    ['/product/tisch?length=180', true],
    ['/sheet/tisch/180x90', true],
  ])('knows for %s whether somebody can make up more such addresses: %s', (path, isVariant) => {
    expect(addressOf(path)?.isVariant).toBe(isVariant);
  });

  it('takes every address for made up as long as the site’s own is not set', () => {
    expect(addressOf('/', 'GET', {config: {}})?.isVariant).toBe(true);
  });

  it.each(['isLocked', 'isUnroutable', 'isPreview'] as const)('is no for a request that is %s', (state) => {
    expect(
      findCacheableAddress({method: 'GET'}, requestContext({url: `${site}/shop`}, {[state]: true})),
    ).toBeUndefined();
  });

  it('is yes only when a page is opened, not when something is sent', () => {
    expect(urlOf('/contact', 'HEAD')).toBe('/contact');
    for (const method of ['POST', 'PUT', 'DELETE']) expect(urlOf('/contact', method)).toBeUndefined();
  });

  it('does not depend on parts of the address that no page reads', () => {
    const page = fc.constantFrom('/', '/en', '/shop', '/product/tisch', '/projects', '/contact', '/shop.data');
    const name = fc
      .string({minLength: 1})
      .filter(
        (text) =>
          !/^(variant|replaces|quantity|color|length|width|height|environment|service|company|projectLocation|budget|timeline|text|category|values|page|made|kind|_routes)$/.test(
            text,
          ),
      );
    fc.assert(
      fc.property(page, fc.dictionary(name, fc.string()), (path, parameters) => {
        expect(urlOf(`${path}?${new URLSearchParams(parameters)}`)).toBe(path);
      }),
    );
  });
});

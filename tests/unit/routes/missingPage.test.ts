import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {getLanguage} from '~/i18n/language';
import {loader as landing} from '~/routes/landing';
import {loader as notFound} from '~/routes/not-found';
import {loader as product} from '~/routes/product';
import {contextFor} from '../cart/worker';

const urlRedirects = [
  {path: '/alt', target: '/'},
  {path: '/sommer', target: '/products/tisch?variant=5#maße'},
  {path: '/Groß', target: '/faq'},
  {path: '/zurück', target: '/about'},
  {path: '/produkte/tisch', target: 'projects'},
  {path: '/products/alter-tisch', target: '/products/tisch'},
  {path: '/products/zu-eiche', target: '/projects'},
  {path: '/policies/widerruf', target: '/policies/refund-policy'},
  {path: '/pages/team', target: '/about'},
  {path: '/en/nur-englisch', target: '/jobs'},
  {path: '/partner', target: 'https://partner.example/hier?a=1'},
  {path: '/boese', target: '//evil.example/x'},
  {path: '/boese2', target: '/\\evil.example'},
  {path: '/boese3', target: 'javascript:alert(1)'},
  {path: '/kreis', target: '/kreis'},
];

let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({port: 0, content: {...fixture, urlRedirects}, seed: 'moved'});
});
afterAll(() => store.close());
beforeEach(() => createControl(store.url).reset());

/** Status and location that a visitor gets at a path. */
async function visit(path: string) {
  const request = new Request(`https://studio.example${path}`);
  const {pathname} = new URL(request.url);
  const [, kind, handle = ''] = /^(?:\/en)?\/(product\/)?([^/]+)$/.exec(pathname) ?? [];
  const loader = kind ? product : handle ? landing : notFound;
  const context = contextFor(store.url, getLanguage(pathname));
  const answer = await Promise.resolve(
    loader({request, context, params: {handle}} as unknown as LoaderFunctionArgs),
  ).catch((thrown: unknown) => thrown as Response);
  const {status, headers} = answer as Response;
  const location = headers.get('Location');
  return location === null ? status : `${status} ${decodeURIComponent(location)}`;
}

describe('a redirect that the merchant has entered', () => {
  test.each([
    ['/alt', '301 /'],
    ['/en/alt', '301 /en'],
    ['/alt?utm_source=mail', '301 /?utm_source=mail'],
    ['/sommer', '301 /product/tisch?variant=5#maße'],
    ['/en/sommer?a=1', '301 /en/product/tisch?variant=5#maße'],
    ['/gro%C3%9F', '301 /faq'],
    ['/zur%C3%BCck', '301 /about'],
    ['/produkte/tisch', '301 /projects'],
    ['/en/nur-englisch', '301 /en/jobs'],
    ['/nur-englisch', 404],
    ['/partner', '301 https://partner.example/hier?a=1'],
  ])('leads from %s to %s', async (path, expected) => expect(await visit(path)).toBe(expected));

  test.each([
    ['/product/alter-tisch', '301 /product/tisch'],
    ['/products/alter-tisch?variant=5', '301 /product/tisch?variant=5'],
    ['/products/zu-eiche', '301 /projects'],
    ['/team', '301 /about'],
    ['/pages/team', '301 /about'],
    ['/policies/widerruf', '301 /legal/refund-policy'],
  ])('leads from an address as Shopify’s shops have it, %s, to %s', async (path, expected) =>
    expect(await visit(path)).toBe(expected),
  );

  test.each([
    ['/boese', '301 /evil.example/x'],
    ['/boese2', '301 /evil.example'],
    ['/boese3', '301 /javascript:alert(1)'],
    ['/kreis', 404],
    ['/"%20OR%20path:*', 404],
    ['/%22%20OR%20path:%22/alt', 404],
  ])('leads to another website only if the full address was entered: %s gives %s', async (path, expected) => {
    expect(await visit(path)).toBe(expected);
  });

  test('leads to the page for unknown addresses while the store does not answer', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await createControl(store.url).addFault({operation: 'Redirects', kind: '500'});
    expect(await visit('/a/b')).toBe(404);
    log.mockRestore();
  });

  test('is used only when the site has no such page', async () => {
    // One of the other products has no formula.
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await createControl(store.url).clearRequests();
    await visit('/product/hocker').catch(() => {});
    log.mockRestore();
    expect((await createControl(store.url).requests()).map(({name}) => name)).not.toContain('Redirects');
  });
});

describe('an address as Shopify’s own shops have it', () => {
  test.each([
    ['/products/tisch', '301 /product/tisch'],
    ['/en/products/tisch?variant=5', '301 /en/product/tisch?variant=5'],
    ['/collections/stuehle/products/hocker', '301 /product/hocker'],
    ['/collections/all', '301 /shop'],
    ['/en/collections/all', '301 /en/shop'],
    ['/collections/a/b/c', '301 /shop'],
    ['/collections', '301 /shop'],
    ['/products', '301 /shop'],
    ['/policies/refund-policy', '301 /legal/refund-policy'],
    ['/en/policies/terms-of-service', '301 /en/legal/terms-of-service'],
    ['/policies/legal-notice', '301 /imprint'],
    ['/policies/contact-information', '301 /contact'],
    ['/policies/unknown', 404],
    ['/policies', 404],
    ['/pages/faq', '301 /faq'],
    ['/pages/impressum', '301 /imprint'],
    ['/en/pages/tischler-koeln', '301 /en/tischler-koeln'],
    ['/pages/%5Cevil.example', '301 /\\evil.example'],
    ['/productsx/tisch', 404],
  ])('leads to the site’s page if there is one: %s gives %s', async (path, expected) =>
    expect(await visit(path)).toBe(expected),
  );
});

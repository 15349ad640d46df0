import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createControl, type Control} from '../control';
import {storefrontEnv} from '../env';
import {startDemoStore, type DemoStore} from '../server';
import {variantIds} from './carts';
import {createClient} from '../testing/client';
import {fixture} from '../testing/fixture';
import {buildSkeleton, runStorefront} from '../testing/skeleton';

const BUILD_MS = 120_000;
const PAGE_MS = 30_000;

let store: DemoStore | undefined;
let storefront: Awaited<ReturnType<typeof runStorefront>> | undefined;
let control: Control;
const cookies = new Map<string, string>();

beforeAll(async () => {
  const output = await buildSkeleton();
  store = await startDemoStore({port: 0, content: fixture});
  control = createControl(store.url);
  storefront = await runStorefront(output, storefrontEnv(store.url));
}, BUILD_MS);

afterAll(async () => {
  await storefront?.close();
  await store?.close();
});

/** Asks for a page as a browser does, cookies kept, and answers its text without scripts. */
async function open(path: string, init: RequestInit = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${storefront?.url}${path}`, {redirect: 'manual', ...init, headers: {cookie}});
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  const text = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--.*?-->/g, '');
  return {status: response.status, text, location: response.headers.get('location')};
}

function postCart(action: string, inputs: object) {
  return open('/cart', {
    method: 'POST',
    body: new URLSearchParams({cartFormInput: JSON.stringify({action, inputs})}),
  });
}

describe('Hydrogen’s own example site, unchanged, with the demo store', {timeout: PAGE_MS}, () => {
  // The skeleton asks for English in the United States; the store answers in English, in EUR.
  test.each([
    ['/', ['Muster &amp; Maß', 'Everything', 'Stool']],
    ['/products/tisch', ['Table', 'Wood', 'Ash', '€600.00', 'Add to cart']],
    ['/products/tisch?Wood=Ash&Size=small', ['€450.00']],
    ['/products/unikat', ['Sold out']],
    ['/products/regal', ['Made-to-measure shelf', '€200.00']],
    ['/collections', ['Everything', 'Seating']],
    ['/collections/alles', ['Table', 'Stool', 'One-off']],
    ['/collections/all', ['Made-to-measure shelf']],
    ['/search?q=oak', ['Stool', 'Table']],
    ['/policies', ['Privacy', 'Terms']],
    ['/policies/privacy-policy', ['Privacy']],
    ['/sitemap.xml', ['sitemap/products/1.xml']],
    ['/sitemap/products/1.xml', ['/products/tisch']],
    ['/robots.txt', ['User-agent']],
    ['/blogs', ['Blogs']],
  ])('shows the store’s content at %s', async (path, parts) => {
    const {status, text} = await open(path);
    expect(status).toBe(200);
    for (const part of parts) expect(text).toContain(part);
  });

  test.each(['/products/none', '/collections/none', '/pages/none', '/none'])(
    'says that %s does not exist',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  test('follows the merchant’s redirect from /impressum', async () => {
    expect(await open('/impressum')).toMatchObject({
      status: 301,
      location: expect.stringContaining('/imprint') as string,
    });
  });

  test('can fill, change and empty its cart, and leads to the checkout', async () => {
    const {STOOL: merchandiseId = ''} = await variantIds(createClient(store?.url ?? ''), 'hocker');
    expect((await postCart('LinesAdd', {lines: [{merchandiseId, quantity: 2}]})).status).toBe(200);
    expect((await open('/cart')).text).toMatch(/Stool[\s\S]*€258\.00/);
    const [cart] = await control.carts();
    expect(cart).toMatchObject({
      lines: [{variantId: merchandiseId, sku: 'STOOL', quantity: 2}],
      total: 25_800,
    });

    await postCart('LinesUpdate', {lines: [{id: cart?.lines[0]?.id, quantity: 3}]});
    expect(await control.carts()).toMatchObject([{lines: [{quantity: 3}], total: 38_700}]);
    const page = await open('/cart');
    expect(page.text).toContain(`${store?.url}/cart/c/${cart?.token}?key=`);
    expect((await fetch(`${store?.url}/checkouts/${cart?.token}`)).status).toBe(200);

    await postCart('LinesRemove', {lineIds: [cart?.lines[0]?.id]});
    expect(await control.carts()).toMatchObject([{lines: [], total: 0}]);
  });

  test('asks nothing that the store refuses', async () => {
    const requests = await control.requests();
    expect(requests.length).toBeGreaterThan(35);
    expect(requests.filter(({status}) => status !== 200)).toEqual([]);
  });
});

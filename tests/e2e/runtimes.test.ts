import {output} from '../../tools/build';
import {getDocument, tags} from '../../tools/document';
import {startSite, type RunningSite} from '../../tools/site';
import {price} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {inEuros, tablePrice} from '../support/tablePrice';
import {expect, siteForAll, test} from '../support/test';

const password = 'eiche';

/** All headers of an answer but those of its connection. */
const sentHeaders = ({headers}: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'keep-alive'].includes(name)));

/** What a visitor gets of pages that are kept stays the same, whatever another visitor asks of them in between. */
async function expectSameHeaders(url: string, pass = ''): Promise<void> {
  for (const path of ['/', '/en/shop', '/shop?page=1', '/about.data', '/no/such/page']) {
    const visit = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(url + path, {method, headers: {Cookie: pass, ...headers}});
    const cached = async () => sentHeaders(await visit());
    await visit();
    const expected = await cached();
    expect(expected['content-type'], path).toBeTruthy();
    for (const request of [
      () => visit({'If-None-Match': expected.etag ?? ''}),
      () => visit({}, 'HEAD'),
      () => visit({'Accept-Encoding': 'gzip'}),
      () => visit({'Accept-Encoding': 'identity'}),
    ]) {
      await (await request()).text();
      expect(await cached(), `${path} after ${request}`).toEqual(expected);
    }
  }
}

for (const runtime of ['oxygen', 'cloudflare', 'node'] as const) {
  test.describe(`the site on the server software ${runtime}`, () => {
    let site: RunningSite;
    test.beforeAll(async () => {
      site = await startSite({build: output, runtime, env: {TRUST_PROXY: '1'}});
    });
    test.afterAll(() => site.close());

    test('sends home page and product complete, so that search engines can read them', async () => {
      for (const path of ['/', '/en/product/hocker-lot']) {
        const {status, headers, html} = await getDocument(site.url + path);
        expect(status).toBe(200);
        expect(tags(html, 'h1')).toHaveLength(1);
        expect(headers.get('Content-Security-Policy')).toContain("'sha256-");
        expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
        expect(headers.get('Cache-Control')).toContain('must-revalidate');
        const again = await fetch(site.url + path, {headers: {'If-None-Match': headers.get('ETag') ?? ''}});
        expect([again.status, await again.text()]).toEqual([304, '']);
      }
    });

    test('says whether it runs, at an address for hosting services, without asking the store', async () => {
      const {length} = await site.control.requests();
      const health = await fetch(`${site.url}/healthz`);
      expect([health.status, await health.text(), health.headers.get('Cache-Control')]).toEqual([
        200,
        'ok\n',
        'no-store',
      ]);
      expect(await site.control.requests()).toHaveLength(length);
    });

    test('sends every visitor exactly the same page', () => expectSameHeaders(site.url));

    test('lets browsers keep files as long as their names promise that they never change, and shows no private file', async () => {
      const {html} = await getDocument(site.url);
      const style = tags(html, 'link').find(({rel}) => rel === 'stylesheet')?.href ?? '';
      const hashed = await fetch(site.url + style);
      expect(hashed.status).toBe(200);
      expect(hashed.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
      expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      const icon = await fetch(`${site.url}/icon.svg`);
      expect(icon.headers.get('Cache-Control')).toBe('public, max-age=3600');
      expect(icon.headers.get('X-Content-Type-Options')).toBe('nosniff');
      for (const path of ['/assets/none.js', '/server.mjs', '/worker.js', '/.env']) {
        expect((await fetch(site.url + path)).status, path).toBe(404);
      }
    });

    test('answers a request for a file of an earlier build with a short text that no cache stores', async () => {
      const missing = await fetch(`${site.url}/assets/shop-DcuLx5Qe.js`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('Content-Type')).toMatch(/^text\/plain/);
      expect(missing.headers.get('Cache-Control')).toBe('no-store');
      expect(await missing.text()).toBe('Nicht gefunden. Not found.');
    });

    test('sends pages and files to a browser that sends 30 kB of cookies', async () => {
      const headers = {Cookie: `a=${'a'.repeat(30_000)}`};
      for (const path of ['/imprint', '/icon.svg'])
        expect((await fetch(site.url + path, {headers})).status, path).toBe(200);
    });

    test('without JavaScript, leads from the cart to the checkout', async () => {
      const send = (fields: Record<string, string>, Cookie = '') =>
        fetch(`${site.url}/cart`, {
          method: 'POST',
          redirect: 'manual',
          headers: {Cookie},
          body: new URLSearchParams(fields),
        });
      const {html} = await getDocument(`${site.url}/product/hocker-lot`);
      const [variant = ''] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html) ?? [];
      const added = await send({intent: 'add', variant});
      expect([added.status, added.headers.get('Location')]).toEqual([303, '/cart']);
      const cookies = added.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      const cart = cookies.join('; ');
      expect((await getDocument(`${site.url}/cart`, cart)).html).toContain('Hocker Lot');
      expect((await getDocument(`${site.url}/cart`)).html).not.toContain('Hocker Lot');
      const checkout = await send({intent: 'checkout'}, cart);
      expect([checkout.status, checkout.headers.get('Location')]).toEqual([303, expect.stringContaining('/cart/c/')]);
    });

    // Oxygen is what all other tests open pages on.
    if (runtime === 'oxygen') return;

    test('shows the price of a configured piece', async ({open}) => {
      const page = await open('/product/konfigurator-tisch?color=6b4a32&length=180&width=85', {
        site,
        consent: 'rejected',
        reducedMotion: true,
      });
      await waitForConfigurator(page);
      const length = page.getByRole('textbox', {name: 'Länge'});
      await length.fill('190');
      await length.press('Enter');
      await expect(price(page)).toHaveText(inEuros(tablePrice(190, 85, 145)).replace(' ', '\u00a0'));
    });
  });
}

test.describe('the site with a password, on Cloudflare,', () => {
  const gated = siteForAll(() => ({runtime: 'cloudflare', env: {SITE_PASSWORD: password}}));

  const unlock = (typed: string, headers: Record<string, string> = {}) =>
    fetch(`${gated().url}/gate`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({password: typed, to: '/shop'}),
    });

  test('opens with the password', async () => {
    expect((await fetch(`${gated().url}/healthz`)).status).toBe(200);
    expect((await getDocument(`${gated().url}/shop`)).status).toBe(401);
    const right = await unlock(password);
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/shop']);
    const pass = right.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await getDocument(`${gated().url}/shop`, pass)).status).toBe(200);
    await expectSameHeaders(gated().url, pass);
  });

  test('counts wrong passwords for each visitor, who cannot get around it by a forged address', async () => {
    const locations: (string | null)[] = [];
    for (let count = 0; count < 11; count += 1) {
      const address = `203.0.113.${100 + count}`;
      const forged = {'Oxygen-Buyer-IP': address, 'X-Forwarded-For': address};
      const answer = await unlock('falsch', {...forged, 'CF-Connecting-IP': '203.0.113.2'});
      locations.push(answer.headers.get('Location'));
    }
    const refused = (reason: string) => `/gate?refused=${reason}&to=%2Fshop`;
    expect(locations).toEqual([...Array<string>(10).fill(refused('wrong')), refused('tooMany')]);
    const other = await unlock(password, {'CF-Connecting-IP': '203.0.113.3'});
    expect(other.headers.get('Location')).toBe('/shop');
  });
});

import {afterAll, beforeAll, describe, inject} from 'vitest';
import {getDocument, tags} from '../../tools/document';
import {startSite, type RunningSite, type Runtime} from '../../tools/site';
import {price} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {inEuros, tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

const password = 'eiche';

/** A visitor's request as it arrives when the runtime, or the proxies before it, know the address. */
const from: Record<Runtime, (address: string) => Record<string, string>> = {
  // Only Oxygen itself knows it: on this machine all visitors have one address.
  oxygen: () => ({}),
  cloudflare: (address) => ({'CF-Connecting-IP': address}),
  node: (address) => ({'X-Forwarded-For': `198.51.100.99, ${address}`}),
};

/** Headers by which a visitor may try to be somebody else. */
const forged: Record<Runtime, (address: string) => Record<string, string>> = {
  oxygen: (address) => ({'CF-Connecting-IP': address, 'X-Forwarded-For': address}),
  cloudflare: (address) => ({'Oxygen-Buyer-IP': address, 'X-Forwarded-For': address}),
  node: (address) => ({'Oxygen-Buyer-IP': address, 'CF-Connecting-IP': address}),
};

/** All headers of an answer but those of its connection. */
const sentHeaders = ({headers}: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'keep-alive'].includes(name)));

describe.each(['oxygen', 'cloudflare', 'node'] as const)('on %s', (runtime) => {
  let site: RunningSite;
  let gated: RunningSite;
  const start = (SITE_PASSWORD: string) =>
    startSite({build: inject('build'), runtime, env: {SITE_PASSWORD, TRUST_PROXY: '1', WEB_CONCURRENCY: '1'}});

  beforeAll(async () => {
    [site, gated] = await Promise.all([start(''), start(password)]);
  });
  afterAll(() => Promise.all([site.close(), gated.close()]));

  test('home and product are complete documents with a policy, kept by a browser that asks again', async () => {
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

  test('no request changes the headers that the next visitor gets of a cached page', async () => {
    const body = new URLSearchParams({password, to: '/'});
    const unlocked = await fetch(`${gated.url}/gate`, {method: 'POST', redirect: 'manual', body});
    const pass = unlocked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (const [{url}, cookies] of [
      [site, ''],
      [gated, pass],
    ] as const) {
      for (const path of ['/', '/en/shop', '/shop?page=1', '/about.data', '/no/such/page']) {
        const visit = (headers: Record<string, string> = {}, method = 'GET') =>
          fetch(url + path, {method, headers: {Cookie: cookies, ...headers}});
        const cached = async () => sentHeaders(await visit());
        await visit();
        const expected = await cached();
        expect(expected['content-type'], path).toBeTruthy();
        for (const request of [
          () => visit({'If-None-Match': expected.etag ?? ''}),
          () => visit({}, 'HEAD'),
          () => visit({'Sec-Purpose': 'prefetch'}),
          () => visit({'Accept-Encoding': 'gzip'}),
          () => visit({'Accept-Encoding': 'identity'}),
        ]) {
          await (await request()).text();
          expect(await cached(), `${path} after ${request}`).toEqual(expected);
        }
      }
    }
  });

  test('files with a hash are kept for a year, others for an hour, and private ones are not there', async () => {
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

  test('a browser runs the pages, and the configurator shows its price', async ({open}) => {
    const page = await open('/product/konfigurator-tisch?color=6b4a32&length=180&width=85', {site});
    await waitForConfigurator(page);
    const length = page.getByRole('textbox', {name: 'Länge'});
    await length.fill('190');
    await length.press('Enter');
    await expect(price(page)).toHaveText(inEuros(tablePrice(190, 85, 145)).replace(' ', '\u00a0'));
  });

  test('a purchase works without JavaScript', async ({open}) => {
    const page = await open('/product/hocker-lot', {site, javaScript: false});
    await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).click();
    await expect(page.getByRole('main').getByRole('link', {name: 'Hocker Lot', exact: true})).toBeVisible();
    await page.getByRole('main').getByRole('button', {name: 'Zur Kasse'}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    const buyer = {
      'E-Mail': 'ada@example.com',
      'Vor- und Nachname': 'Ada Eiche',
      'Straße und Hausnummer': 'Ackerstraße 1',
    };
    for (const [label, value] of Object.entries({...buyer, Postleitzahl: '40233', Ort: 'Düsseldorf'})) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByRole('button', {name: 'Probebestellung abschicken'}).click();
    await expect(page.getByText('Danke, Ada Eiche!')).toBeVisible();
    expect(await site.control.orders()).toHaveLength(1);
  });

  test('the gate opens with its password, and counts wrong ones by an address that nobody can forge', async () => {
    expect((await getDocument(`${gated.url}/shop`)).status).toBe(401);
    const send = (typed: string, headers: Record<string, string>) =>
      fetch(`${gated.url}/gate`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({password: typed, to: '/shop'}),
      });
    const right = await send(password, from[runtime]('203.0.113.1'));
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/shop']);
    const pass = right.headers.getSetCookie()[0]?.split(';')[0];
    expect((await getDocument(`${gated.url}/shop`, pass)).status).toBe(200);

    const locations: (string | null)[] = [];
    for (let count = 0; count < 11; count += 1) {
      const headers = {...forged[runtime](`203.0.113.${100 + count}`), ...from[runtime]('203.0.113.2')};
      locations.push((await send('falsch', headers)).headers.get('Location'));
    }
    const refused = (reason: string) => `/gate?refused=${reason}&to=%2Fshop`;
    expect(locations).toEqual([...Array<string>(10).fill(refused('wrong')), refused('tooMany')]);
    const other = await send(password, from[runtime]('203.0.113.3'));
    expect(other.headers.get('Location')).toBe(runtime === 'oxygen' ? refused('tooMany') : '/shop');
  });
});

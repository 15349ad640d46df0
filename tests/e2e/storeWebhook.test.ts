import {createHmac} from 'node:crypto';
import type {Site} from '../../tools/site';
import {getDocument} from '../../tools/document';
import {expect, siteForAll, test} from '../support/test';

const secret = 'a-secret-of-the-webhook';
const env = {STORE_WEBHOOK_SECRET: secret};
const handle = 'hocker-lot';

const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('base64');

interface Call {
  body?: string;
  signature?: string;
  topic?: string;
  method?: string;
}

/** Shopify's call, or what somebody makes of it. The status of the answer. */
async function call({url}: Site, {body = product(), topic = 'products/update', method = 'POST', ...rest}: Call = {}) {
  const {signature = sign(body)} = rest;
  const headers = {'Content-Type': 'application/json', 'X-Shopify-Topic': topic, 'X-Shopify-Hmac-Sha256': signature};
  const answer = await fetch(`${url}/api/store-changed`, {method, headers, ...(method === 'POST' && {body})});
  expect(await answer.text()).not.toContain(secret);
  return answer.status;
}

const product = (updated = new Date()) =>
  JSON.stringify({id: 1, handle, title: 'Hocker “Lot”', updated_at: updated.toISOString()});

const paths = [`/product/${handle}`, '/en/shop', '/about'];
const statuses = (site: Site) => Promise.all(paths.map(async (path) => (await getDocument(site.url + path)).status));

/** Visits the pages until they are cached, and takes the product offline. */
async function takeOffline(site: Site) {
  // What is read from the store within a second of a call may be from before the change, and is read again.
  await expect
    .poll(
      async () => {
        await statuses(site);
        await site.control.clearRequests();
        expect(await statuses(site)).toEqual([200, 200, 200]);
        return site.control.requests();
      },
      {intervals: [1_000]},
    )
    .toEqual([]);
  await site.control.setInventory({handle, published: false});
}

/** Whether the pages still show the next visitor what they showed before the change, without a question to the store. */
async function isCached(site: Site) {
  const page = await getDocument(`${site.url}/product/${handle}`);
  return page.status === 200 && (await site.control.requests()).length === 0;
}

test.describe('Shopify’s notice that the merchant has changed something (a webhook)', () => {
  const site = siteForAll(() => ({env}));

  test.beforeEach(async () => {
    await site().control.reset();
    // The pages show the product again that another test took offline.
    expect(await call(site())).toBe(200);
    await takeOffline(site());
  });

  test('makes all pages current at once', async () => {
    expect(await isCached(site())).toBe(true);
    expect(await call(site())).toBe(200);
    expect(await statuses(site())).toEqual([404, 200, 200]);
    expect((await getDocument(`${site().url}/en/shop`)).html).not.toContain(`/product/${handle}`);
    const names = (await site().control.requests()).map(({name}) => name);
    expect(names).toEqual(expect.arrayContaining(['About', 'Shop']));
    await site().control.setInventory({handle, published: true});
    expect(await call(site(), {body: product(new Date(Date.now() + 1)), topic: 'products/create'})).toBe(200);
    expect(await statuses(site())).toEqual([200, 200, 200]);
  });

  test('without Shopify’s signature is refused and changes nothing', async () => {
    for (const [name, forgery] of [
      ['with another key', {signature: sign(product(), 'another-secret-of-somebody')}],
      ['for another body', {signature: sign('{}')}],
      ['without a signature', {signature: ''}],
      ['with an invalid signature', {signature: '%%%'}],
      ['with a body that is cut off', {body: product().slice(0, 20), signature: sign(product())}],
    ] as const) {
      expect(await call(site(), forgery), name).toBe(401);
      expect(await isCached(site()), name).toBe(true);
    }
  });

  test('that is too long, repeated or outdated changes nothing', async () => {
    const body = product();
    expect(await call(site(), {body})).toBe(200);
    await site().control.setInventory({handle, published: true});
    expect(await call(site(), {body: product(new Date(Date.now() + 1))})).toBe(200);
    await takeOffline(site());
    expect(await call(site(), {body: JSON.stringify({handle, text: 'x'.repeat(1_000_001)})})).toBe(413);
    expect(await call(site(), {body})).toBe(200);
    expect(await call(site(), {body, topic: 'metaobjects/update'})).toBe(200);
    // The same signature without its padding.
    expect(await call(site(), {body, signature: sign(body).replace(/=+$/, '')})).toBe(200);
    expect(await call(site(), {body: product(new Date(Date.now() - 2 * 86_400_000))})).toBe(200);
    expect(await call(site(), {method: 'GET'})).toBe(405);
    expect(await isCached(site())).toBe(true);
  });
});

test('a site that has no secret for such notices accepts none', async ({site}) => {
  for (const method of ['GET', 'POST']) expect(await call(site, {method})).toBe(404);
});

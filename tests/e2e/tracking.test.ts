import {getDocument} from '../../tools/document';
import {eachPageOnce} from '../../tools/pages';
import {expect, test} from '../support/test';

/** What Shopify calls a visitor and a visit. */
const marks = ['visitor-of-the-store', 'visit-of-the-store', 'sealed-by-the-store', 'DE-secret'];
const cookies = [
  `_shopify_y=${marks[0]}`,
  `_shopify_s=${marks[1]}`,
  `_shopify_essential=${marks[2]}`,
  `other=${marks[3]}`,
].join('; ');

/** What an answer says that comes from the store's tracking. */
function tracking({headers}: {headers: Headers}): string[] {
  const names = headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf('=')));
  const timing = headers.get('Server-Timing');
  return [...names.filter((name) => name.startsWith('_shopify')), ...(timing ? [timing] : [])];
}

test('the demo store tries to set the same tracking cookies as a real Shopify store', async ({site}) => {
  const answer = await fetch(`${site.storeUrl}/api/2026-10/graphql.json`, {method: 'POST', body: '{}'});
  const cookieNames = ['_shopify_y', '_shopify_s', '_shopify_essential', '_shopify_analytics', '_shopify_marketing'];
  expect(tracking(answer)).toEqual([...cookieNames, expect.stringContaining('_y;desc=')]);
});

test('no tracking cookie of Shopify reaches the visitor, and none of the visitor’s cookies reaches Shopify', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const product = (await (await fetch(`${site.url}/product/hocker-lot`)).text()).match(/ProductVariant\/\d+/)?.[0];
  const forms: Record<string, string>[] = [
    {intent: 'add', variant: `gid://shopify/${product}`, quantity: '1'},
    {intent: 'checkout'},
    {intent: 'nonsense'},
  ];
  const follow: [string, {headers: Headers}][] = [];
  for (const [path] of eachPageOnce) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`])
      follow.push([address, await getDocument(site.url + address, cookies)]);
  }
  for (const path of ['/no-such-page', '/sitemap.xml', '/favicon/example.com', '/api/cart', '/en/api/cart'])
    follow.push([path, await getDocument(site.url + path, cookies)]);
  let cart = cookies;
  for (const path of ['/cart', '/en/cart', '/api/cart', '/en/api/cart']) {
    for (const fields of forms) {
      const answer = await fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {Cookie: cart},
        body: new URLSearchParams(fields),
      });
      const cartCookie = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('cartItems='));
      if (cartCookie) cart = `${cookies}; ${cartCookie.slice(0, cartCookie.indexOf(';'))}`;
      follow.push([`${path} ${fields.intent}`, answer]);
    }
  }
  expect(follow.flatMap(([path, answer]) => tracking(answer).map((found) => [path, found]))).toEqual([]);

  const requests = await site.control.requests();
  expect(requests.map(({name}) => name)).toEqual(
    expect.arrayContaining(['Chrome', 'CartMerchandise', 'cartCreate', 'Sitemap']),
  );
  expect(requests.filter(({headers}) => headers.cookie !== undefined).map(({name}) => name)).toEqual([]);
  const sent = requests.map(({headers}) => JSON.stringify(headers));
  expect(sent.filter((headers) => marks.some((mark) => headers.includes(mark)))).toEqual([]);
});

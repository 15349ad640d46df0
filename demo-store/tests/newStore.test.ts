import {beforeEach, describe, expect, test} from 'vitest';
import {completeContent} from '../content';
import {newStoreContent} from '../empty';
import {adminEnv} from '../env';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

const {menus, products} = completeContent({
  menus: [{handle: 'main-menu', items: [{title: 'Alles', url: '/collections/all'}]}],
  products: [{handle: 'brett'}],
});

const store = useStore({...newStoreContent, menus, products});
const admin = <Data>(query: string, variables?: object) => createAdminClient(store.client.url)<Data>(query, variables);

beforeEach(() => store.client.control.reset());

async function createCheckout(): Promise<string> {
  const {data: found} = await store.client.query<{product: {variants: {nodes: {id: string}[]}}}>(
    '{ product(handle: "brett") { variants(first: 1) { nodes { id } } } }',
  );
  const {data} = await store.client.query<{cartCreate: {cart: {checkoutUrl: string}}}>(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { checkoutUrl } } }',
    {lines: [{merchandiseId: found.product.variants.nodes[0]?.id, quantity: 1}]},
  );
  return data.cartCreate.cart.checkoutUrl;
}

/** The addresses that a browser is redirected to, as far as this store answers them. */
async function follow(url: string): Promise<string[]> {
  const to = (await fetch(url, {redirect: 'manual'})).headers.get('location');
  if (!to) return [];
  const next = new URL(to, url).href;
  return next.startsWith(store.client.url) ? [next, ...(await follow(next))] : [next];
}

// community.shopify.dev t/24378: the Online Store's password ends the checkout, while the API works.
describe('a store as Shopify creates it', () => {
  test('leads every checkout to its password, until that is removed', async () => {
    const checkoutUrl = await createCheckout();
    expect((await follow(checkoutUrl)).at(-1)).toBe(`${store.client.url}/password`);
    expect(await (await fetch(`${store.client.url}/password?locale=en`)).text()).toContain('Opening soon');
    await store.client.control.setAdmin({passwordProtected: false});
    expect((await follow(checkoutUrl)).at(-1)).toMatch(/\/checkouts\/[\da-f]+$/);
    expect((await fetch(`${store.client.url}/password`)).status).toBe(404);
  });

  // shopify.dev changelog, "New markets APIs"; recorded answers of markets.
  test('has a market that inherits its currency', async () => {
    const query =
      '{ shop { currencyCode taxesIncluded } markets(first: 9) { nodes { status currencySettings { baseCurrency { currencyCode } } } } }';
    expect((await admin(query)).data).toEqual({
      shop: {currencyCode: 'EUR', taxesIncluded: true},
      markets: {nodes: [{status: 'ACTIVE', currencySettings: null}]},
    });
    await store.client.control.setAdmin({marketCurrency: 'CHF', taxesIncluded: false});
    expect((await admin(query)).data).toEqual({
      shop: {currencyCode: 'EUR', taxesIncluded: false},
      markets: {nodes: [{status: 'ACTIVE', currencySettings: {baseCurrency: {currencyCode: 'CHF'}}}]},
    });
  });

  // Recorded answers of shopPolicies; help.shopify.com, "Configuring customer privacy settings".
  test('has an automatic privacy policy, which nobody else may write, and empty paragraphs for others', async () => {
    type Policies = {shop: {shopPolicies: {type: string; body: string}[]}};
    const {data} = await admin<Policies>('{ shop { shopPolicies { type body } } }');
    expect(data.shop.shopPolicies).toEqual([
      {
        type: 'PRIVACY_POLICY',
        body: expect.stringMatching(/^<p>Last updated: .*<p>This Privacy Policy describes how/s) as string,
      },
      {type: 'REFUND_POLICY', body: '<p></p>'},
      {type: 'SHIPPING_POLICY', body: '<p></p>'},
      {type: 'TERMS_OF_SERVICE', body: '<p></p>'},
    ]);
    const write = async (type: string) => {
      const answer = await admin<{shopPolicyUpdate: {userErrors: object[]}}>(
        'mutation ($policy: ShopPolicyInput!) { shopPolicyUpdate(shopPolicy: $policy) { userErrors { field message } } }',
        {policy: {type, body: '<p>Unsere.</p>'}},
      );
      return answer.data.shopPolicyUpdate.userErrors;
    };
    expect(await write('PRIVACY_POLICY')).toMatchObject([{field: ['shopPolicy', 'body']}]);
    expect(await write('REFUND_POLICY')).toEqual([]);
    await store.client.control.setAdmin({automaticPrivacyPolicy: false});
    expect(await write('PRIVACY_POLICY')).toEqual([]);
  });
});

describe('the primary domain', () => {
  const domains = async () => {
    const {data} = await store.client.query<{
      shop: {primaryDomain: {url: string}};
      menu: {items: {url: string}[]};
    }>('{ shop { primaryDomain { url } } menu(handle: "main-menu") { items { url } } }');
    const {data: settings} = await admin<{shop: {primaryDomain: {url: string}}}>('{ shop { primaryDomain { url } } }');
    const urls = [data.shop.primaryDomain, ...data.menu.items, settings.shop.primaryDomain];
    return new Set([await createCheckout(), ...urls.map(({url}) => url)].map((url) => new URL(url).host));
  };

  // shopify.dev, Hydrogen › migrate: `checkoutUrl` is at the store's primary domain.
  test('has checkout and links of menus, whichever it is', async () => {
    expect(await domains()).toEqual(new Set([new URL(store.client.url).host]));
    await store.client.control.setAdmin({primaryDomain: 'www.studio.example:80'});
    expect(await domains()).toEqual(new Set(['www.studio.example']));
  });
});

test('a buyer whom Shop Pay knows is redirected from the checkout to it', async () => {
  await store.client.control.setAdmin({passwordProtected: false, shopPay: true});
  expect((await follow(await createCheckout())).at(-1)).toMatch(
    /^https:\/\/shop\.app\/checkout\/\d+\/cn\/[\da-f]+\/shoppay$/,
  );
});

// Documented: shopify.dev, API response status codes. The caller is taken for a bot.
test.each([
  ['430', '/api/2026-10/graphql.json', 430],
  ['html', '/api/2026-10/graphql.json', 200],
  ['430', '/admin/api/2026-10/graphql.json', 430],
  ['html', '/admin/api/2026-10/graphql.json', 200],
] as const)('the fault %s answers at %s with a page in place of data', async (kind, path, status) => {
  await store.client.control.addFault({operation: '*', kind, times: 1});
  const response = await fetch(`${store.client.url}${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-shopify-access-token': adminEnv.ADMIN_API_TOKEN},
    body: JSON.stringify({query: '{ shop { name } }'}),
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {fixture} from '../testing/fixture';
import {placeOrder} from '../testing/order';
import {cartOf, createCart, variantIds} from './carts';
import {useStore} from './useStore';

const store = useStore({
  ...fixture,
  giftCards: [
    {code: 'ABCD EFGH 2468', balance: 5000},
    {code: 'leer1234', balance: 0},
  ],
});
let stool = '';

beforeAll(async () => {
  stool = (await variantIds(store.client, 'hocker'))['STOOL'] ?? '';
});
beforeEach(() => store.client.control.reset());

const numberOf = (id: string) => id.replace(/.*\//, '');

async function visit(path: string, cookie = '') {
  const response = await fetch(store.client.url + path, {redirect: 'manual', headers: {cookie}});
  return {status: response.status, to: response.headers.get('location') ?? '', headers: response.headers};
}

describe('a link to the demo store’s checkout or cart', () => {
  test('leads from a cart to its checkout only with the secret of the cart', async () => {
    const {checkoutUrl} = cartOf(await createCart(store.client, [{merchandiseId: stool}]));
    const {pathname, search} = new URL(checkoutUrl);
    expect(await visit(`${pathname}${search}&locale=en`)).toMatchObject({
      status: 302,
      to: expect.stringMatching(/^\/checkouts\/[\da-f]{32}\?locale=en$/) as string,
    });
    expect((await visit(`${pathname}?key=wrong`)).status).toBe(404);
    await placeOrder(checkoutUrl);
    expect((await fetch(checkoutUrl)).url).toContain('/orders/');
  });

  test('creates a cart from variants and quantities, and leads to its checkout', async () => {
    const more = 'discount=WERKSTATT10&note=Klingel&attributes[Von]=Mail&checkout[email]=a@b.example';
    const {status, to} = await visit(`/cart/${numberOf(stool)}:2?${more}`);
    expect([status, new URL(to).pathname.slice(0, 8)]).toEqual([302, '/cart/c/']);
    expect(await store.client.control.carts()).toMatchObject([
      {
        lines: [{sku: 'STOOL', quantity: 2}],
        note: 'Klingel',
        attributes: [{key: 'Von', value: 'Mail'}],
        discountCodes: ['WERKSTATT10'],
      },
    ]);
    expect((await fetch(to)).status).toBe(200);
  });

  test.each(['/cart/1:1', '/cart/x:1', '/cart/c/none?key=1', '/cart/'])(
    'that names nothing for sale is not found: %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404);
      expect(await store.client.control.carts()).toEqual([]);
    },
  );

  test('with a discount code, keeps the code for the next cart', async () => {
    const {status, to, headers} = await visit('/discount/WERKSTATT10?redirect=/collections/alles');
    expect([status, to]).toEqual([302, '/collections/alles']);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toContain('discount_code=WERKSTATT10');
    await visit(`/cart/${numberOf(stool)}:1`, cookie.split(';')[0]);
    expect(await store.client.control.carts()).toMatchObject([{discountCodes: ['WERKSTATT10'], total: 11_610}]);
    await store.client.control.reset();
    expect((await visit(`/cart/${numberOf(stool)}:1`, 'discount_code=%E0%A4%A')).status).toBe(302);
    expect(await store.client.control.carts()).toMatchObject([{discountCodes: []}]);
    for (const elsewhere of ['https://evil.example/', '//evil.example', '/\\evil.example'])
      expect((await visit(`/discount/X?redirect=${elsewhere}`)).to).toBe('/');
  });
});

const CARD = 'appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } }';

describe('a gift card in the demo store', () => {
  const change = async (mutation: string, variables: object) => {
    const type = mutation.endsWith('Remove') ? 'appliedGiftCardIds: [ID!]!' : 'giftCardCodes: [String!]!';
    const [name = ''] = type.split(':');
    const {data} = await store.client.query<
      Record<string, {cart: {appliedGiftCards: {id: string}[]} | null; userErrors: object[]}>
    >(
      `mutation ($cartId: ID!, $${type}) { ${mutation}(cartId: $cartId, ${name}: $${name}) { cart { ${CARD} } userErrors { code field } } }`,
      variables,
    );
    return data[mutation];
  };

  test('reduces the amount to pay at the checkout, once', async () => {
    const {id: cartId, checkoutUrl} = cartOf(await createCart(store.client, [{merchandiseId: stool}]));
    const changed = await change('cartGiftCardCodesUpdate', {
      cartId,
      giftCardCodes: ['abcdefgh2468', 'ABCD-EFGH-2468'],
    });
    expect(changed).toMatchObject({
      cart: {appliedGiftCards: [{lastCharacters: '2468', amountUsed: {amount: '50.0'}, balance: {amount: '0.0'}}]},
      userErrors: [],
    });
    // Hydrogen's own tests look for a gift card in the checkout's summary of costs by its last four characters.
    const page = await (await fetch(checkoutUrl)).text();
    const summary =
      /<section class="card" aria-labelledby="summary"><h2 id="summary">Kostenübersicht[^]*<\/section>/.exec(page);
    expect(summary?.[0]).toMatch(/•••• 2468<\/dt><dd>−50,00\s€<\/dd>/);
    expect(summary?.[0]).toMatch(/Gesamt<\/dt><dd class="sum"><strong>128,00\s€/);
    await placeOrder(checkoutUrl);
    expect(await store.client.control.orders()).toMatchObject([
      {total: 12_900 + 4900, giftCards: [{lastCharacters: '2468', amount: 5000}]},
    ]);
    const next = cartOf(await createCart(store.client, [{merchandiseId: stool}]));
    expect(await change('cartGiftCardCodesAdd', {cartId: next.id, giftCardCodes: ['ABCDEFGH2468']})).toEqual({
      cart: {appliedGiftCards: []},
      userErrors: [],
    });
  });

  test('can be removed, and is left out when nothing is left on it', async () => {
    const {id: cartId} = cartOf(await createCart(store.client, [{merchandiseId: stool}]));
    const added = await change('cartGiftCardCodesAdd', {cartId, giftCardCodes: ['ABCDEFGH2468']});
    const appliedGiftCardIds = added?.cart?.appliedGiftCards.map(({id}) => id);
    expect(await change('cartGiftCardCodesRemove', {cartId, appliedGiftCardIds})).toEqual({
      cart: {appliedGiftCards: []},
      userErrors: [],
    });
    expect(await change('cartGiftCardCodesAdd', {cartId, giftCardCodes: ['leer1234']})).toEqual({
      cart: {appliedGiftCards: []},
      userErrors: [],
    });
  });
});

describe('an unknown customer in the demo store', () => {
  test.each([
    ['customerAccessTokenCreate', 'input: {email: "a@b.example", password: "secret"}', ['input']],
    ['customerRecover', 'email: "a@b.example"', ['email']],
  ])('is reported by %s', async (mutation, input, field) => {
    const {data} = await store.client.query<Record<string, object>>(
      `mutation { ${mutation}(${input}) { customerUserErrors { code field } } }`,
    );
    expect(data[mutation]).toEqual({customerUserErrors: [{code: 'UNIDENTIFIED_CUSTOMER', field}]});
  });
});

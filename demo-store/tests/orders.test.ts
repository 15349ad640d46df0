import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import type {OrderChange} from '../control';
import {createAdminClient} from '../testing/adminClient';
import {placeOrder} from '../testing/order';
import {cartOf, createCart, variantIds} from './carts';
import {useStore} from './useStore';

const store = useStore();
let ids: Record<string, string> = {};

beforeAll(async () => {
  ids = {...(await variantIds(store.client, 'hocker')), ...(await variantIds(store.client, 'tisch'))};
});
beforeEach(() => store.client.control.reset());

const ask = <Data>(query: string) => createAdminClient(store.client.url)<Data>(query);

/** Orders three stools and two tables. */
async function order(): Promise<void> {
  const lines = [
    {merchandiseId: ids['T-OAK-M'] ?? '', quantity: 2},
    {merchandiseId: ids['STOOL'] ?? '', quantity: 3},
  ];
  await placeOrder(cartOf(await createCart(store.client, lines)).checkoutUrl);
}

describe('an app that may not see customer data', () => {
  test('is refused the orders, although it has their permission, with Shopify’s message and page', async () => {
    await order();
    await store.client.control.setAdmin({protectedCustomerData: false});
    // Recorded answers: an app of the Dev Dashboard with `read_orders`, before the access is requested.
    expect(await ask('{ orders(first: 1) { nodes { name } } }')).toMatchObject({
      data: null,
      errors: [
        {
          message:
            'This app is not approved to access the Order object. See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.',
          path: ['orders'],
          extensions: {code: 'ACCESS_DENIED'},
        },
      ],
    });
    expect(await ask('{ shop { name } }'), 'other fields').not.toHaveProperty('errors');
    await store.client.control.reset();
    expect(await ask('{ orders(first: 1) { nodes { name } } }')).not.toHaveProperty('errors');
  });

  test('is told first which permission it lacks', async () => {
    await store.client.control.setAdmin({scopes: ['read_products'], protectedCustomerData: false});
    const {errors} = await ask('{ orders(first: 1) { nodes { name } } }');
    expect(errors?.[0]?.message).toMatch(/^Access denied for orders field\. Required access: `read_orders`/);
  });
});

interface AskedOrder {
  name: string;
  test: boolean;
  cancelledAt: string | null;
  displayFulfillmentStatus: string;
  displayFinancialStatus: string;
  lineItems: {nodes: {quantity: number; currentQuantity: number; unfulfilledQuantity: number}[]};
}

async function readOrders(query = ''): Promise<AskedOrder[]> {
  const {data, errors} = await ask<{orders: {nodes: AskedOrder[]}}>(`{
    orders(first: 5, query: "${query}") {
      nodes {
        name test cancelledAt displayFulfillmentStatus displayFinancialStatus
        lineItems(first: 5) { nodes { quantity currentQuantity unfulfilledQuantity } }
      }
    }
  }`);
  expect(errors).toBeUndefined();
  return data.orders.nodes;
}

const update = (change: Omit<OrderChange, 'number'>, number = 1001) =>
  store.client.control.updateOrder({number, ...change});

/** The state of the only order: both statuses, and ordered, current and unfulfilled quantity of each line. */
async function readState() {
  const [order] = await readOrders();
  return [
    order?.displayFulfillmentStatus,
    order?.displayFinancialStatus,
    ...(order?.lineItems.nodes ?? []).map(({quantity, currentQuantity, unfulfilledQuantity}) =>
      [quantity, currentQuantity, unfulfilledQuantity].join(),
    ),
  ];
}

// shopify.dev › Admin API › LineItem: `quantity` is what was ordered, `currentQuantity` leaves out what is refunded, and
// `unfulfilledQuantity` is what is left to do. › OrderDisplayFulfillmentStatus, OrderDisplayFinancialStatus: the statuses.
describe('a placed order', () => {
  beforeEach(order);

  test('is paid, and nothing of it is fulfilled', async () => {
    expect(await readState()).toEqual(['UNFULFILLED', 'PAID', '3,3,3', '2,2,2']);
    expect(await readOrders()).toMatchObject([{name: '#1001', test: false, cancelledAt: null}]);
  });

  test('knows what is fulfilled', async () => {
    await update({lines: [{position: 1, fulfilled: 2}]});
    expect(await readState()).toEqual(['PARTIALLY_FULFILLED', 'PAID', '3,3,1', '2,2,2']);
    await update({
      lines: [
        {position: 1, fulfilled: 3},
        {position: 2, fulfilled: 2},
      ],
    });
    expect(await readState()).toEqual(['FULFILLED', 'PAID', '3,3,0', '2,2,0']);
  });

  test('knows what is refunded', async () => {
    await update({lines: [{position: 1, refunded: 1}]});
    expect(await readState()).toEqual(['UNFULFILLED', 'PARTIALLY_REFUNDED', '3,2,2', '2,2,2']);
    await update({
      lines: [
        {position: 1, refunded: 3},
        {position: 2, refunded: 2},
      ],
    });
    expect(await readState()).toEqual(['UNFULFILLED', 'REFUNDED', '3,0,0', '2,0,0']);
  });

  test('is fulfilled when the rest of it is refunded, and may be refunded after that', async () => {
    await update({
      lines: [
        {position: 1, fulfilled: 2, refunded: 1},
        {position: 2, fulfilled: 2, refunded: 1},
      ],
    });
    expect(await readState()).toEqual(['FULFILLED', 'PARTIALLY_REFUNDED', '3,2,0', '2,1,0']);
  });

  test('may be a test, or cancelled and then no longer open', async () => {
    await order();
    await update({test: true});
    expect(await readOrders('status:open')).toMatchObject([{test: true}, {test: false}]);
    await update({cancelled: true}, 1002);
    expect(await readOrders('status:open')).toMatchObject([{name: '#1001', test: true}]);
    expect(await readOrders()).toMatchObject([{cancelledAt: null}, {cancelledAt: expect.any(String) as string}]);
    await update({cancelled: false}, 1002);
    expect(await readOrders('status:open')).toHaveLength(2);
  });

  test('is not filtered by a status whose meaning Shopify leaves open', async () => {
    const {errors} = await ask('{ orders(first: 1, query: "fulfillment_status:unfulfilled") { nodes { name } } }');
    expect(errors).toMatchObject([{extensions: {code: 'NOT_IMPLEMENTED'}}]);
  });

  test('stays as it is when a change names an unknown order or line, or more pieces than were ordered', async () => {
    const before = await store.client.control.orders();
    await expect(update({test: true}, 1)).rejects.toThrow(/404.*There is no order 1/);
    const first = {position: 1, fulfilled: 1};
    await expect(update({lines: [first, {position: 3}]})).rejects.toThrow(/404.*has no line 3/);
    await expect(update({lines: [first, {position: 0}]})).rejects.toThrow(/404.*has no line 0/);
    await expect(update({test: true, lines: [first, {position: 2, refunded: 3}]})).rejects.toThrow(
      /422.*Line 2 .* has 2 pieces/,
    );
    await expect(update({lines: [{position: 1, fulfilled: -1}]})).rejects.toThrow(/422.*fulfilled/);
    expect(await store.client.control.orders()).toEqual(before);
  });

  test('is gone when the store is reset', async () => {
    await update({test: true});
    await store.client.control.reset();
    await order();
    expect(await readOrders()).toMatchObject([{name: '#1001', test: false}]);
  });

  // shopify.dev › Admin API › Order: `currencyCode` is the shop's currency, `presentmentCurrencyCode` the buyer's.
  test('has the currency of the shop and that of the buyer', async () => {
    await store.client.control.setAdmin({currencyCode: 'CHF', marketCurrency: 'EUR'});
    await order();
    expect(
      await ask('{ orders(first: 5, reverse: true) { nodes { currencyCode presentmentCurrencyCode } } }'),
    ).toMatchObject({
      data: {orders: {nodes: [{currencyCode: 'CHF', presentmentCurrencyCode: 'EUR'}, {}]}},
    });
  });

  test.each([
    ['totalPriceSet { shopMoney { amount } }', 'Order.totalPriceSet'],
    ['discountCode', 'Order.discountCode'],
    ['email', 'Order.email'],
    ['lineItems(first: 1) { nodes { vendor } }', 'LineItem.vendor'],
  ])('says of a field that it isn’t answered: %s', async (selection, field) => {
    const {errors} = await ask(`{ orders(first: 1) { nodes { ${selection} } } }`);
    expect(errors).toMatchObject([
      {message: `The demo store's Admin API doesn't answer ${field}.`, extensions: {code: 'NOT_IMPLEMENTED'}},
    ]);
  });
});

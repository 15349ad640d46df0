import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
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
    {merchandiseId: ids['STOOL'] ?? '', quantity: 3},
    {merchandiseId: ids['T-OAK-M'] ?? '', quantity: 2},
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

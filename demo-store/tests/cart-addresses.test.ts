import {describe, expect, test} from 'vitest';
import {cartOf, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {create} = useCarts(store);

interface Payload {
  cart: {id: string; delivery: {addresses: {id: string; address: object}[]}} | null;
  userErrors: object[];
  warnings: object[];
}

const FIELDS = `{
  cart { id delivery { addresses { id address { ... on CartDeliveryAddress { formatted formattedArea } } } } }
  userErrors { code field message }
  warnings { code }
}`;

async function mutate(mutation: string, type: string, name: string, cartId: string, value: unknown): Promise<Payload> {
  const {data, errors} = await store.client.query<{it: Payload}>(
    `mutation ($cartId: ID!, $value: ${type}) @inContext(language: EN) {
      it: ${mutation}(cartId: $cartId, ${name}: $value) ${FIELDS}
    }`,
    {cartId, value},
  );
  expect(errors).toBeUndefined();
  return data.it;
}

const add = (cartId: string, ...addresses: object[]) =>
  mutate('cartDeliveryAddressesAdd', '[CartSelectableAddressInput!]!', 'addresses', cartId, addresses);
const update = (cartId: string, ...addresses: object[]) =>
  mutate('cartDeliveryAddressesUpdate', '[CartSelectableAddressUpdateInput!]!', 'addresses', cartId, addresses);
const remove = (cartId: string, ...ids: string[]) =>
  mutate('cartDeliveryAddressesRemove', '[ID!]!', 'addressIds', cartId, ids);

const input = (deliveryAddress: object, validationStrategy = 'COUNTRY_CODE_ONLY') => ({
  address: {deliveryAddress},
  validationStrategy,
});

const path = ['addresses', '0', 'address', 'deliveryAddress'];
const notSupported = {code: 'UNSPECIFIED_ADDRESS_ERROR', field: path, message: 'Country is not supported'};
const required = (name: string, message: string) => ({
  code: 'ADDRESS_FIELD_IS_REQUIRED',
  field: [...path, name],
  message,
});
const lastName = required('lastName', 'A last name is required in order to continue.');
const address1 = required('address1', 'An address is required in order to continue.');
const country = required('countryCode', 'A country is required in order to continue.');
const province = required('provinceCode', 'The specified country requires a zone.');
const zip = required('zip', 'Country specified requires a postal code in order to continue.');
const city = required('city', 'A city is required in order to continue.');

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04), unless another source is named.
describe('a delivery address', () => {
  test('needs a country, and the error comes with the unchanged cart', async () => {
    const {id} = cartOf(await create());
    expect(await add(id, input({address1: 'Gasse 1', city: 'Köln'}))).toEqual({
      cart: {id, delivery: {addresses: []}},
      userErrors: [{code: 'INVALID', field: [...path, 'countryCode'], message: 'invalid value'}],
      warnings: [],
    });
  });

  // Recorded: airhorns/shopify-draft-proxy, storefront-cart-strict-address-validation.json (2026-04): all but the United
  // States. Iran, North Korea and Syria are answered as Cuba is.
  test.each([
    ['US', [lastName, address1, province, zip, city]],
    ['DE', [lastName, address1, zip, city]],
    ['AE', [lastName, address1, province, city]],
    ['AF', [lastName, address1, city]],
    ['SG', [lastName, address1, zip]],
    ['CU', [lastName, address1, city, notSupported]],
    ['ZZ', [lastName, address1, country, city]],
  ])('that is checked strictly, needs what the post of its country needs: %s', async (countryCode, errors) => {
    const {id} = cartOf(await create());
    const {cart, userErrors} = await add(id, input({countryCode}, 'STRICT'));
    expect(userErrors).toEqual(errors);
    expect(cart).toEqual({id, delivery: {addresses: []}});
  });

  test('is written with its country’s name, and with a province before the postal code', async () => {
    const {id} = cartOf(await create());
    const fields = {lastName: 'Holz', address1: 'Gasse 1', city: 'New York', zip: '10001', countryCode: 'US'};
    // Recorded: storefront-cart-strict-address-validation.json (2026-04): the code of a province is answered in capitals.
    const {cart, userErrors} = await add(id, input({...fields, provinceCode: 'ny'}, 'STRICT'));
    expect(userErrors).toEqual([]);
    expect(cart?.delivery.addresses[0]?.address).toEqual({
      formatted: ['Gasse 1', 'New York NY 10001', 'United States'],
      formattedArea: 'New York NY, United States',
    });
    expect(cart?.delivery.addresses[0]?.id).toMatch(
      /^gid:\/\/shopify\/CartSelectableAddress\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    );
  });

  test('that the cart doesn’t have, can be neither changed nor removed', async () => {
    const {id} = cartOf(await create());
    const missing = 'gid://shopify/CartSelectableAddress/missing';
    const error = {
      code: 'INVALID_DELIVERY_ADDRESS_ID',
      message: `The delivery address with ${missing} does not exist.`,
    };
    const cart = {id, delivery: {addresses: []}};
    expect(await update(id, {id: missing, selected: true})).toEqual({
      cart,
      userErrors: [{...error, field: ['addresses', '0']}],
      warnings: [],
    });
    expect(await remove(id, missing)).toEqual({
      cart,
      userErrors: [{...error, field: ['addressIds', '0']}],
      warnings: [],
    });
  });
});

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04).
describe('a metafield of a cart', () => {
  test('needs a value of its type', async () => {
    const {id: ownerId} = cartOf(await create());
    const {data} = await store.client.query(
      `mutation ($in: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $in) {
        metafields { key } userErrors { code field message elementIndex }
      } }`,
      {in: [{ownerId, key: 'custom.count', type: 'number_integer', value: 'not-a-number'}]},
    );
    const error = {field: ['metafields', '0', 'value'], message: 'Value must be an integer.', code: 'INVALID_VALUE'};
    expect(data).toEqual({cartMetafieldsSet: {metafields: [], userErrors: [{...error, elementIndex: null}]}});
  });

  test('that the cart doesn’t have, can’t be deleted', async () => {
    const {id: ownerId} = cartOf(await create());
    const {data} = await store.client.query(
      'mutation ($in: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $in) { deletedId userErrors { code field message } } }',
      {in: {ownerId, key: 'custom.missing'}},
    );
    const error = {code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'], message: 'Metafield does not exist'};
    expect(data).toEqual({cartMetafieldDelete: {deletedId: null, userErrors: [error]}});
  });
});

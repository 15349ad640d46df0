import {describe, expect, test} from 'vitest';
import {cartOf, createCart, lines, mutateCart, size, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids, create, add, update} = useCarts(store);

const MAX_LINES = 500;

async function mutate(mutation: string, types: Record<string, string>, variables: object) {
  const {id: cartId} = cartOf(await create({merchandiseId: ids('STOOL')}));
  return mutateCart(store.client, mutation, {cartId: 'ID!', ...types}, {cartId, ...variables});
}

describe('a change of a cart is refused', () => {
  const buyer = {buyerIdentity: 'CartBuyerIdentityInput!'};

  test.each<[string, string, Record<string, string>, object, string, string[]]>([
    [
      'an invalid email address',
      'cartBuyerIdentityUpdate',
      buyer,
      {buyerIdentity: {email: 'a@b'}},
      'INVALID',
      ['buyerIdentity', 'email'],
    ],
    [
      'a company without a customer',
      'cartBuyerIdentityUpdate',
      buyer,
      {buyerIdentity: {companyLocationId: 'gid://shopify/CompanyLocation/1'}},
      'MISSING_CUSTOMER_ACCESS_TOKEN',
      ['buyerIdentity', 'companyLocationId'],
    ],
    [
      'a gift card to remove',
      'cartGiftCardCodesRemove',
      {appliedGiftCardIds: '[ID!]!'},
      {appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/1']},
      'INVALID',
      ['appliedGiftCardIds', '0'],
    ],
    [
      'lines by id and by view key',
      'cartLinesRemove',
      {lineIds: '[ID!]', viewKeys: '[String!]'},
      {lineIds: [], viewKeys: []},
      'INVALID',
      ['viewKeys'],
    ],
  ])('for %s', async (_, mutation, types, variables, code, field) => {
    expect((await mutate(mutation, types, variables)).userErrors).toMatchObject([{code, field}]);
  });

  test('for a selling plan', async () => {
    const {cart, userErrors} = await create({
      merchandiseId: ids('STOOL'),
      sellingPlanId: 'gid://shopify/SellingPlan/1',
    });
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([
      {code: 'SELLING_PLAN_NOT_APPLICABLE', field: ['input', 'lines', '0', 'sellingPlanId']},
    ]);
  });

  test('with all mistakes at once', async () => {
    const {userErrors} = await mutateCart(
      store.client,
      'cartCreate',
      {input: 'CartInput'},
      {input: {buyerIdentity: {email: 'x'}, note: 'x'.repeat(5001)}},
    );
    expect(userErrors.map(({code, field}) => [code, field.join('.')])).toEqual([
      ['NOTE_TOO_LONG', 'input.note'],
      ['INVALID', 'input.buyerIdentity.email'],
    ]);
  });

  test('when it would exceed the limit of lines, and the existing lines stay', async () => {
    const line = (index: number) => ({merchandiseId: ids('T-ASH-L'), attributes: size(String(index))});
    const indices = [...Array(MAX_LINES).keys()];
    const cart = cartOf(await create(...indices.slice(0, 250).map(line)));
    expect((await add(cart, ...indices.slice(250).map(line))).cart?.totalQuantity).toBe(MAX_LINES);
    expect(await add(cart, line(MAX_LINES))).toMatchObject({
      cart: null,
      userErrors: [{code: 'CART_TOO_LARGE', field: ['lines']}],
    });
    const {data} = await store.client.query<{cart: object}>('query ($id: ID!) { cart(id: $id) { totalQuantity } }', {
      id: cart.id,
    });
    expect(data.cart).toEqual({totalQuantity: MAX_LINES});
  });
});

describe('the delivery addresses of a cart', () => {
  const address = (city: string, selected = false) => ({
    address: {deliveryAddress: {city, countryCode: 'DE'}},
    selected,
  });
  const addAddresses = (...addresses: object[]) =>
    mutate('cartDeliveryAddressesAdd', {addresses: '[CartSelectableAddressInput!]!'}, {addresses});

  test('cannot have two selected ones', async () => {
    const {userErrors} = await addAddresses(address('Köln', true), address('Essen', true));
    expect(userErrors).toMatchObject([{code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: ['addresses']}]);
  });

  test('cannot be more than 20', async () => {
    const cities = (count: number) => Array.from({length: count}, (_, index) => address(`Stadt ${index}`));
    expect((await addAddresses(...cities(20))).userErrors).toEqual([]);
    expect((await addAddresses(...cities(21))).userErrors).toMatchObject([{code: 'TOO_MANY_DELIVERY_ADDRESSES'}]);
  });

  test('are added with a warning when they exist already', async () => {
    expect((await addAddresses(address('Köln'), address('Köln'))).warnings).toMatchObject([
      {code: 'DUPLICATE_DELIVERY_ADDRESS'},
    ]);
  });

  test('are replaced all at once', async () => {
    const {id: cartId} = cartOf(await create());
    const replace = async (...addresses: object[]) => {
      const {data} = await store.client.query<{it: {cart: {delivery: object}}}>(
        `mutation ($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
          it: cartDeliveryAddressesReplace(cartId: $cartId, addresses: $addresses) {
            cart { delivery { addresses { selected address { ... on CartDeliveryAddress { city } } } } }
          }
        }`,
        {cartId, addresses},
      );
      return data.it.cart.delivery;
    };
    await replace(address('Köln', true), address('Essen'));
    expect(await replace(address('Bonn', true))).toEqual({addresses: [{selected: true, address: {city: 'Bonn'}}]});
  });
});

describe('a change of a cart', () => {
  test('with an unknown discount code, keeps the code and warns', async () => {
    const input = {lines: [{merchandiseId: ids('STOOL')}], discountCodes: ['NICHTS', 'WERKSTATT10']};
    const query = `mutation ($input: CartInput) {
      cartCreate(input: $input) { cart { id discountCodes { code applicable } } warnings { code target } }
    }`;
    type Created = {cartCreate: {cart: {id: string; discountCodes: object[]}; warnings: object[]}};
    const {cart, warnings} = (await store.client.query<Created>(query, {input})).data.cartCreate;
    expect(cart.discountCodes).toEqual([
      {code: 'NICHTS', applicable: false},
      {code: 'WERKSTATT10', applicable: true},
    ]);
    expect(warnings).toEqual([{code: 'DISCOUNT_NOT_FOUND', target: cart.id.replace(/\?.*/, '')}]);
  });

  test('with a discount code that has expired or needs a larger cart, keeps the code without applying it', async () => {
    const codesOf = async (quantity: number) => {
      const input = {lines: [{merchandiseId: ids('T-ASH-L'), quantity}], discountCodes: ['messe24', 'EINRICHTUNG15']};
      const {data} = await store.client.query<{cartCreate: {cart: {discountCodes: object[]}; warnings: object[]}}>(
        'mutation ($input: CartInput) { cartCreate(input: $input) { cart { discountCodes { code applicable } } warnings { code } } }',
        {input},
      );
      return data.cartCreate;
    };
    expect(await codesOf(1)).toEqual({
      cart: {
        discountCodes: [
          {code: 'messe24', applicable: false},
          {code: 'EINRICHTUNG15', applicable: false},
        ],
      },
      warnings: [{code: 'DISCOUNT_CURRENTLY_INACTIVE'}, {code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE'}],
    });
    expect((await codesOf(10)).warnings).toEqual([{code: 'DISCOUNT_CURRENTLY_INACTIVE'}]);
  });

  test('can name a line by the short number that pages use', async () => {
    const cart = cartOf(
      await createCart(store.client, [{merchandiseId: ids('T-OAK-M')}, {merchandiseId: ids('STOOL')}]),
    );
    const {data} = await store.client.query<{cart: {lines: {nodes: {viewKey: string}[]}}}>(
      'query ($id: ID!) { cart(id: $id) { lines(first: 2) { nodes { viewKey } } } }',
      {id: cart.id},
    );
    const [stool, table] = data.cart.lines.nodes.map(({viewKey}) => viewKey);
    expect(lines(cartOf(await update(cart, {viewKey: stool, quantity: 3})))).toContainEqual(['STOOL', 3]);
    const types = {cartId: 'ID!', viewKeys: '[String!]'};
    const removed = await mutateCart(store.client, 'cartLinesRemove', types, {cartId: cart.id, viewKeys: [table]});
    expect(lines(cartOf(removed))).toEqual([['STOOL', 3]]);
  });

  test('with more than 25 extra fields, is refused', async () => {
    const {id: ownerId} = cartOf(await create());
    const metafields = Array.from({length: 26}, (_, index) => ({
      ownerId,
      key: `a.k${index}`,
      type: 'boolean',
      value: 'true',
    }));
    const {data} = await store.client.query(
      'mutation ($in: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $in) { userErrors { code field } } }',
      {in: metafields},
    );
    expect(data).toEqual({cartMetafieldsSet: {userErrors: [{code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields']}]}});
  });

  test('with an unknown customer’s key, says that the key is invalid', async () => {
    const {data} = await store.client.query(
      'mutation { customerAccessTokenDelete(customerAccessToken: "x") { userErrors { message } } customerUpdate(customerAccessToken: "x", customer: {}) { customerUserErrors { code field } } }',
    );
    expect(data).toMatchObject({
      customerUpdate: {customerUserErrors: [{code: 'TOKEN_INVALID', field: ['customerAccessToken']}]},
    });
  });
});

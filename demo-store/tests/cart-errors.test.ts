import {describe, expect, test} from 'vitest';
import {cartOf, lines, mutateCart, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids, create, add, update, remove} = useCarts(store);

const createCart = async () => cartOf(await create({merchandiseId: ids('STOOL'), quantity: 2}));

const mutate = (mutation: string, cartId: string, types: Record<string, string>, variables: object) =>
  mutateCart(store.client, mutation, {cartId: 'ID!', ...types}, {cartId, ...variables});

const changeNote = (cartId: string, note: string) => mutate('cartNoteUpdate', cartId, {note: 'String!'}, {note});

const readNote = async (id: string) =>
  (await store.client.query<{cart: object | null}>('query ($id: ID!) { cart(id: $id) { note } }', {id})).data.cart;

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04), unless another source is named.
describe('a user error comes with the unchanged cart', () => {
  test('about a line that is gone, by its UUID', async () => {
    const cart = await createCart();
    const [line] = cart.lines.nodes;
    await remove(cart, line?.id ?? '');
    const uuid = /CartLine\/(.+)\?/.exec(line?.id ?? '')?.[1] ?? '';
    const stale = await update(cart, {id: line?.id, quantity: 3});
    expect(stale.userErrors).toEqual([
      {
        code: 'INVALID_MERCHANDISE_LINE',
        field: ['lines', '0', 'id'],
        message: `The merchandise line with id ${uuid} does not exist.`,
      },
    ]);
    expect(stale.warnings).toEqual([]);
    expect(stale.cart).toMatchObject({id: cart.id, totalQuantity: 0});
    // What a removal answers is not recorded; here it is the same.
    expect(await remove(cart, line?.id ?? '')).toMatchObject({
      cart: {id: cart.id},
      userErrors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0']}],
    });
  });

  test('about a customer’s token', async () => {
    const cart = await createCart();
    const buyerIdentity = {countryCode: 'DE', customerAccessToken: 'x'};
    const types = {buyerIdentity: 'CartBuyerIdentityInput!'};
    const refused = await mutate('cartBuyerIdentityUpdate', cart.id, types, {buyerIdentity});
    expect(refused.userErrors).toEqual([
      {code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid'},
    ]);
    expect(refused.cart).toEqual(cart);
  });
});

describe('a user error comes without a cart', () => {
  test('about merchandise that doesn’t exist', async () => {
    const {cart, userErrors} = await add(await createCart(), {merchandiseId: 'gid://shopify/ProductVariant/1'});
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['lines', '0', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/ProductVariant/1 does not exist.',
      },
    ]);
  });

  test('about a selling plan', async () => {
    const line = {merchandiseId: ids('STOOL'), sellingPlanId: 'gid://shopify/SellingPlan/1'};
    const {cart, userErrors} = await add(await createCart(), line);
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'SELLING_PLAN_NOT_APPLICABLE',
        field: ['lines', '0', 'sellingPlanId'],
        message: 'Cannot apply selling plan to variant',
      },
    ]);
  });

  test('about a note that is too long', async () => {
    const {cart, userErrors} = await changeNote((await createCart()).id, 'n'.repeat(5001));
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {code: 'NOTE_TOO_LONG', field: ['note'], message: 'The note exceeds the maximum number of 5000 characters.'},
    ]);
  });

  test('about an option of delivery', async () => {
    const {id} = await createCart();
    const types = {selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!'};
    const option = {deliveryGroupId: 'gid://shopify/CartDeliveryGroup/1', deliveryOptionHandle: 'unknown'};
    const {cart, userErrors} = await mutate('cartSelectedDeliveryOptionsUpdate', id, types, {
      selectedDeliveryOptions: [option],
    });
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'INVALID_DELIVERY_OPTION',
        field: ['selectedDeliveryOptions'],
        message: 'The delivery option with handle unknown is not valid.',
      },
    ]);
  });
});

describe('a cart that doesn’t exist', () => {
  const missing = 'gid://shopify/Cart/missing?key=missing';
  const error = {code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'};

  test('is null when it is read', async () => {
    expect(await readNote(missing)).toBeNull();
  });

  test('is replaced by a new one with the change, beside the error', async () => {
    const {cart, userErrors, warnings} = await changeNote(missing, 'Klingel links');
    expect({userErrors, warnings}).toEqual({userErrors: [error], warnings: []});
    expect(cart?.note).toBe('Klingel links');
    expect(cart?.id).not.toBe(missing);
    expect(await readNote(cart?.id ?? '')).toEqual({note: 'Klingel links'});
  });

  // The record has a note alone; lines are taken to be no other.
  test('is replaced by a new one with the lines that were meant for it', async () => {
    const {cart, userErrors} = await add({...(await createCart()), id: missing}, {merchandiseId: ids('STOOL')});
    expect(userErrors).toEqual([error]);
    expect(cart && lines(cart)).toEqual([['STOOL', 1]]);
  });

  test('is replaced by an empty one when the change is refused, too', async () => {
    const payload = await changeNote(missing, 'n'.repeat(5001));
    expect(payload).toMatchObject({cart: {note: '', totalQuantity: 0}, userErrors: [error]});
  });
});

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04).
test('an attribute that is named twice has its last value in its first place', async () => {
  const {id} = await createCart();
  const attributes = [
    {key: 'gift', value: 'yes'},
    {key: 'channel', value: 'updated'},
    {key: 'gift', value: 'no'},
  ];
  const {cart} = await mutate('cartAttributesUpdate', id, {attributes: '[AttributeInput!]!'}, {attributes});
  expect(cart?.attributes).toEqual([
    {key: 'gift', value: 'no'},
    {key: 'channel', value: 'updated'},
  ]);
});

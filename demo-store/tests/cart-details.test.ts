import {describe, expect, test} from 'vitest';
import {cartOf, mutateCart, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids, create} = useCarts(store);

describe('a cart of the demo store', () => {
  test('with a discount code for the whole order, is reduced in its total and not in its lines', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL'), quantity: 2}));
    const codes = (discountCodes: string[]) =>
      mutateCart(
        store.client,
        'cartDiscountCodesUpdate',
        {cartId: 'ID!', discountCodes: '[String!]!'},
        {cartId: cart.id, discountCodes},
      );
    expect(cartOf(await codes(['nichts', 'werkstatt10']))).toMatchObject({
      discountCodes: [
        {code: 'nichts', applicable: false},
        {code: 'werkstatt10', applicable: true},
      ],
      cost: {subtotalAmount: {amount: '258.0'}, totalAmount: {amount: '232.2'}},
      lines: {nodes: [{cost: {subtotalAmount: {amount: '258.0'}, totalAmount: {amount: '258.0'}}}]},
    });
    expect(cartOf(await codes([]))).toMatchObject({
      discountCodes: [],
      cost: {totalAmount: {amount: '258.0'}},
    });
  });

  test('can change its note, extra details and buyer', async () => {
    const {id: cartId} = cartOf(await create());
    const note = await mutateCart(
      store.client,
      'cartNoteUpdate',
      {cartId: 'ID!', note: 'String!'},
      {cartId, note: 'x'},
    );
    expect(note.cart?.note).toBe('x');
    const attributes = [{key: 'k', value: 'v'}];
    const changed = await mutateCart(
      store.client,
      'cartAttributesUpdate',
      {cartId: 'ID!', attributes: '[AttributeInput!]!'},
      {cartId, attributes},
    );
    expect(changed.cart).toMatchObject({note: 'x', attributes});
    const buyer = await mutateCart(
      store.client,
      'cartBuyerIdentityUpdate',
      {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'},
      {cartId, buyerIdentity: {email: 'a@b.de'}},
    );
    expect(buyer.cart?.buyerIdentity).toEqual({email: 'a@b.de', countryCode: null});
  });

  test('with a note that is too long, refuses the note', async () => {
    const {id: cartId} = cartOf(await create());
    const note = await mutateCart(
      store.client,
      'cartNoteUpdate',
      {cartId: 'ID!', note: 'String!'},
      {cartId, note: 'x'.repeat(5001)},
    );
    expect(note).toMatchObject({cart: null, userErrors: [{code: 'NOTE_TOO_LONG', field: ['note']}]});
  });

  test('keeps, returns and deletes extra fields', async () => {
    const {id: ownerId} = cartOf(await create());
    const set = await store.client.query(
      'mutation ($m: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $m) { metafields { key value } userErrors { code } } }',
      {m: [{ownerId, key: 'custom.gift', type: 'boolean', value: 'true'}]},
    );
    expect(set.data).toEqual({
      cartMetafieldsSet: {metafields: [{key: 'gift', value: 'true'}], userErrors: []},
    });
    const read = () =>
      store.client.query<{cart: {metafield: object | null}}>(
        'query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "gift") { value type } } }',
        {id: ownerId},
      );
    expect((await read()).data.cart.metafield).toEqual({value: 'true', type: 'boolean'});
    await store.client.query(
      'mutation ($i: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $i) { deletedId } }',
      {i: {ownerId, key: 'custom.gift'}},
    );
    expect((await read()).data.cart.metafield).toBeNull();
  });

  test('can have several delivery addresses, one of which is selected', async () => {
    const {id: cartId} = cartOf(await create());
    const addresses = async (mutation: string) => {
      const {data} = await store.client.query<{
        it: {cart: {delivery: {addresses: {id: string; selected: boolean; address: {city: string}}[]}}};
      }>(
        `mutation ($cartId: ID!) { it: ${mutation} { cart { delivery { addresses { id selected address { ... on CartDeliveryAddress { city } } } } } } }`,
        {cartId},
      );
      return data.it.cart.delivery.addresses;
    };
    const input = (city: string, selected = true) =>
      `{selected: ${selected}, address: {deliveryAddress: {city: "${city}", countryCode: DE}}}`;
    const [first, second] = await addresses(
      `cartDeliveryAddressesAdd(cartId: $cartId, addresses: [${input('Köln', false)}, ${input('Essen')}])`,
    );
    expect([first, second]).toMatchObject([
      {selected: false, address: {city: 'Köln'}},
      {selected: true, address: {city: 'Essen'}},
    ]);
    const changed = await addresses(
      `cartDeliveryAddressesUpdate(cartId: $cartId, addresses: [{id: "${second?.id}", address: {deliveryAddress: {city: "Bonn"}}}])`,
    );
    expect(changed[1]?.address.city).toBe('Bonn');
    expect(await addresses(`cartDeliveryAddressesRemove(cartId: $cartId, addressIds: ["${first?.id}"])`)).toHaveLength(
      1,
    );
  });
});

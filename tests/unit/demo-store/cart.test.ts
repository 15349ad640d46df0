import {beforeAll, describe, expect, test} from 'vitest';
import {cartOf, createCart, mutateCart, variantIds, type CartData, type LineInput} from './carts';
import {useStore} from './client';

const store = useStore();
let stool = '';
let table: Record<string, string> = {};
let soldOut = '';

beforeAll(async () => {
  stool = (await variantIds(store.client, 'hocker'))['STOOL'] ?? '';
  table = await variantIds(store.client, 'tisch');
  soldOut = (await variantIds(store.client, 'unikat'))['ONCE'] ?? '';
});

const id = (sku: string) => table[sku] ?? '';
const create = (...lines: LineInput[]) => createCart(store.client, lines);
const add = ({id: cartId}: CartData, ...lines: LineInput[]) =>
  mutateCart(store.client, 'cartLinesAdd', {cartId: 'ID!', lines: '[CartLineInput!]!'}, {cartId, lines});
const update = ({id: cartId}: CartData, ...lines: object[]) =>
  mutateCart(store.client, 'cartLinesUpdate', {cartId: 'ID!', lines: '[CartLineUpdateInput!]!'}, {cartId, lines});
const remove = ({id: cartId}: CartData, ...lineIds: string[]) =>
  mutateCart(store.client, 'cartLinesRemove', {cartId: 'ID!', lineIds: '[ID!]!'}, {cartId, lineIds});
const lines = ({lines: {nodes}}: CartData) => nodes.map(({merchandise, quantity}) => [merchandise.sku, quantity]);
const size = (value: string) => [{key: 'Länge', value}];

describe('creating a cart', () => {
  test('gives an id with a key, an address for checkout and costs with the VAT they contain', async () => {
    const cart = cartOf(await create({merchandiseId: stool, quantity: 2}, {merchandiseId: id('T-OAK-M')}));
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\da-f]{32}\?key=[\da-f]{32}$/);
    expect(cart.checkoutUrl).toMatch(new RegExp(`^${store.client.url}/checkouts/[\\da-f]{32}$`));
    expect(cart.totalQuantity).toBe(3);
    expect(cart.cost).toEqual({subtotalAmount: {amount: '858.0'}, totalAmount: {amount: '858.0'}, totalTaxAmount: {amount: '136.99'}});
  });

  test('without lines is fine', async () => {
    const cart = cartOf(await create());
    expect(cart).toMatchObject({totalQuantity: 0, lines: {nodes: []}, cost: {totalAmount: {amount: '0.0'}}});
  });

  test('keeps attributes, note and buyer', async () => {
    const input = {attributes: [{key: 'a', value: 'b'}], note: 'Klingel links', buyerIdentity: {email: 'a@b.de', countryCode: 'DE'}};
    const payload = await mutateCart(store.client, 'cartCreate', {input: 'CartInput'}, {input});
    expect(payload.cart).toMatchObject(input);
  });

  test('is found again with its key only', async () => {
    const cart = cartOf(await create({merchandiseId: stool}));
    const find = (cartId: string) => store.client.query<{cart: object | null}>('query ($id: ID!) { cart(id: $id) { totalQuantity } }', {id: cartId});
    expect((await find(cart.id)).data.cart).toEqual({totalQuantity: 1});
    expect((await find(`${cart.id}0`)).data.cart).toBeNull();
    expect((await find(cart.id.replace(/\?.*/, ''))).data.cart).toBeNull();
  });

  test.each([
    ['an unknown variant', {merchandiseId: 'gid://shopify/ProductVariant/1'}, 'merchandiseId', 'The merchandise with id gid://shopify/ProductVariant/1 does not exist.'],
    ['a quantity of 0', {quantity: 0}, 'quantity', 'must be greater than zero.'],
    ['a negative quantity', {quantity: -1}, 'quantity', 'must be greater than zero.'],
  ])('with %s is refused as a whole', async (_, wrong, field, message) => {
    const {cart, userErrors} = await create({merchandiseId: stool}, {merchandiseId: stool, ...wrong});
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {code: 'INVALID', field: ['input', 'lines', '1', field], message: expect.stringContaining(message) as string},
    ]);
  });

  test('with a variant whose product was taken offline is refused', async () => {
    await store.client.control.setInventory({handle: 'hocker', published: false});
    expect((await create({merchandiseId: stool})).userErrors).toMatchObject([{code: 'INVALID'}]);
    await store.client.control.setInventory({handle: 'hocker', published: true});
  });

  test('with more lines than Shopify takes at once is an error', async () => {
    await expect(create(...Array.from({length: 251}, () => ({merchandiseId: stool})))).rejects.toThrow('The input array size of 251 is greater than the maximum allowed of 250.');
  });
});

describe('lines', () => {
  test('of the same variant and attributes merge, whatever the order of these', async () => {
    const attributes = [{key: 'a', value: '1'}, {key: 'b', value: '2'}];
    const cart = cartOf(await create({merchandiseId: stool, quantity: 2, attributes}));
    const more = cartOf(await add(cart, {merchandiseId: stool, quantity: 3, attributes: [...attributes].reverse()}));
    expect(lines(more)).toEqual([['STOOL', 5]]);
    expect(more.lines.nodes[0]?.id).toBe(cart.lines.nodes[0]?.id);
  });

  test('of the same variant and other attributes stay apart', async () => {
    const cart = cartOf(await create({merchandiseId: stool, attributes: size('80')}, {merchandiseId: stool, attributes: size('90')}, {merchandiseId: stool}));
    expect(lines(cart)).toEqual([['STOOL', 1], ['STOOL', 1], ['STOOL', 1]]);
  });

  test('merge when an update makes them equal', async () => {
    const cart = cartOf(await create({merchandiseId: stool, attributes: size('80')}, {merchandiseId: stool, attributes: size('90')}));
    const changed = cartOf(await update(cart, {id: cart.lines.nodes[1]?.id, attributes: size('80')}));
    expect(lines(changed)).toEqual([['STOOL', 2]]);
  });

  test('change their quantity and variant; 0 removes', async () => {
    const cart = cartOf(await create({merchandiseId: stool}, {merchandiseId: id('T-OAK-M')}));
    const [first, second] = cart.lines.nodes;
    expect(lines(cartOf(await update(cart, {id: first?.id, quantity: 4}, {id: second?.id, merchandiseId: id('T-OAK-L')})))).toEqual([['STOOL', 4], ['T-OAK-L', 1]]);
    expect(lines(cartOf(await update(cart, {id: first?.id, quantity: 0})))).toEqual([['T-OAK-L', 1]]);
  });

  test('are removed by id', async () => {
    const cart = cartOf(await create({merchandiseId: stool}, {merchandiseId: id('T-OAK-M')}));
    expect(lines(cartOf(await remove(cart, cart.lines.nodes[0]?.id ?? '')))).toEqual([['T-OAK-M', 1]]);
  });

  test('that do not exist are named', async () => {
    const cart = cartOf(await create({merchandiseId: stool}));
    const unknown = 'gid://shopify/CartLine/1';
    const message = `The merchandise line with id ${unknown} does not exist.`;
    expect(await update(cart, {id: unknown, quantity: 2})).toMatchObject({userErrors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'], message}]});
    expect(await remove(cart, unknown)).toMatchObject({userErrors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0'], message}]});
  });

  test('of a cart that does not exist are refused', async () => {
    const cart = cartOf(await create());
    const {cart: none, userErrors} = await add({...cart, id: 'gid://shopify/Cart/x?key=y'}, {merchandiseId: stool});
    expect(none).toBeNull();
    expect(userErrors).toEqual([{code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'}]);
  });

  test('come page by page, in both directions', async () => {
    const cart = cartOf(await create({merchandiseId: stool}, {merchandiseId: id('T-OAK-M')}, {merchandiseId: id('T-OAK-L')}));
    const {data} = await store.client.query('query ($id: ID!) { cart(id: $id) { first: lines(first: 2) { nodes { quantity } pageInfo { hasNextPage } } last: lines(last: 1) { nodes { merchandise { ... on ProductVariant { sku } } } } back: lines(first: 1, reverse: true) { nodes { merchandise { ... on ProductVariant { sku } } } } } }', {id: cart.id});
    const large = {nodes: [{merchandise: {sku: 'T-OAK-L'}}]};
    expect(data).toMatchObject({cart: {first: {nodes: [{}, {}], pageInfo: {hasNextPage: true}}, last: large, back: large}});
  });

  test('are in the language of the request', async () => {
    const cart = cartOf(await createCart(store.client, [{merchandiseId: id('T-ASH-S')}], '@inContext(language: EN)'));
    expect(cart.lines.nodes[0]?.merchandise.title).toBe('Ash / small');
  });
});

describe('stock', () => {
  test('limits a line, with a warning', async () => {
    const {cart, warnings, userErrors} = await create({merchandiseId: id('T-OAK-M'), quantity: 5});
    expect(userErrors).toEqual([]);
    expect(warnings).toEqual([
      {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 3 items were added to your cart due to availability.', target: cart?.lines.nodes[0]?.id},
    ]);
    expect(cart?.totalQuantity).toBe(3);
  });

  test('is shared by the lines of a variant', async () => {
    const cart = cartOf(await create({merchandiseId: id('T-OAK-M'), quantity: 2, attributes: size('1')}));
    const payload = await add(cart, {merchandiseId: id('T-OAK-M'), quantity: 2, attributes: size('2')});
    expect(lines(cartOf(payload))).toEqual([['T-OAK-M', 2], ['T-OAK-M', 1]]);
    expect(payload.warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK'}]);
  });

  test('that is used up leaves a line with quantity 0, and a warning', async () => {
    const {cart, warnings} = await create({merchandiseId: soldOut});
    expect(cart && lines(cart)).toEqual([['ONCE', 0]]);
    expect(warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK', target: cart?.lines.nodes[0]?.id}]);
  });

  test('does not matter to a variant that sells on', async () => {
    const {cart, warnings} = await create({merchandiseId: id('T-ASH-L'), quantity: 400});
    expect(cart && lines(cart)).toEqual([['T-ASH-L', 400]]);
    expect(warnings).toEqual([]);
  });

  test('lines whose product vanished are gone from the cart', async () => {
    const cart = cartOf(await create({merchandiseId: stool}, {merchandiseId: id('T-OAK-M')}));
    await store.client.control.setInventory({handle: 'hocker', published: false});
    const {data} = await store.client.query('query ($id: ID!) { cart(id: $id) { totalQuantity cost { totalAmount { amount } } } }', {id: cart.id});
    expect(data).toEqual({cart: {totalQuantity: 1, cost: {totalAmount: {amount: '600.0'}}}});
    await store.client.control.setInventory({handle: 'hocker', published: true});
  });
});

describe('the rest of a cart', () => {
  test('a discount code takes its part off every line', async () => {
    const cart = cartOf(await create({merchandiseId: stool, quantity: 2}));
    const codes = (discountCodes: string[]) =>
      mutateCart(store.client, 'cartDiscountCodesUpdate', {cartId: 'ID!', discountCodes: '[String!]'}, {cartId: cart.id, discountCodes});
    expect(cartOf(await codes(['nichts', 'werkstatt10']))).toMatchObject({
      discountCodes: [{code: 'nichts', applicable: false}, {code: 'werkstatt10', applicable: true}],
      cost: {subtotalAmount: {amount: '232.2'}, totalAmount: {amount: '232.2'}},
      lines: {nodes: [{cost: {subtotalAmount: {amount: '258.0'}, totalAmount: {amount: '232.2'}}}]},
    });
    expect(cartOf(await codes([]))).toMatchObject({discountCodes: [], cost: {totalAmount: {amount: '258.0'}}});
  });

  test('note, attributes and buyer change', async () => {
    const {id: cartId} = cartOf(await create());
    const note = await mutateCart(store.client, 'cartNoteUpdate', {cartId: 'ID!', note: 'String!'}, {cartId, note: 'x'});
    expect(note.cart?.note).toBe('x');
    const attributes = [{key: 'k', value: 'v'}];
    const changed = await mutateCart(store.client, 'cartAttributesUpdate', {cartId: 'ID!', attributes: '[AttributeInput!]!'}, {cartId, attributes});
    expect(changed.cart).toMatchObject({note: 'x', attributes});
    const buyer = await mutateCart(store.client, 'cartBuyerIdentityUpdate', {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'}, {cartId, buyerIdentity: {email: 'a@b.de'}});
    expect(buyer.cart?.buyerIdentity).toEqual({email: 'a@b.de', countryCode: null});
  });

  test('a note that is too long is refused', async () => {
    const {id: cartId} = cartOf(await create());
    const note = await mutateCart(store.client, 'cartNoteUpdate', {cartId: 'ID!', note: 'String!'}, {cartId, note: 'x'.repeat(5001)});
    expect(note).toMatchObject({cart: null, userErrors: [{code: 'NOTE_TOO_LONG', field: ['note']}]});
  });

  test('metafields are set, read and deleted', async () => {
    const {id: ownerId} = cartOf(await create());
    const set = await store.client.query('mutation ($m: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $m) { metafields { key value } userErrors { code } } }', {m: [{ownerId, key: 'custom.gift', type: 'boolean', value: 'true'}]});
    expect(set.data).toEqual({cartMetafieldsSet: {metafields: [{key: 'gift', value: 'true'}], userErrors: []}});
    const read = () => store.client.query<{cart: {metafield: object | null}}>('query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "gift") { value type } } }', {id: ownerId});
    expect((await read()).data.cart.metafield).toEqual({value: 'true', type: 'boolean'});
    await store.client.query('mutation ($i: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $i) { deletedId } }', {i: {ownerId, key: 'custom.gift'}});
    expect((await read()).data.cart.metafield).toBeNull();
  });

  test('delivery addresses are added, changed and removed; one is selected', async () => {
    const {id: cartId} = cartOf(await create());
    const addresses = async (mutation: string) => {
      const {data} = await store.client.query<{it: {cart: {delivery: {addresses: {id: string; selected: boolean; address: {city: string}}[]}}}}>(
        `mutation ($cartId: ID!) { it: ${mutation} { cart { delivery { addresses { id selected address { ... on CartDeliveryAddress { city } } } } } } }`,
        {cartId},
      );
      return data.it.cart.delivery.addresses;
    };
    const input = (city: string) => `{selected: true, address: {deliveryAddress: {city: "${city}"}}}`;
    const [first, second] = await addresses(`cartDeliveryAddressesAdd(cartId: $cartId, addresses: [${input('Köln')}, ${input('Essen')}])`);
    expect([first, second]).toMatchObject([{selected: false, address: {city: 'Köln'}}, {selected: true, address: {city: 'Essen'}}]);
    const changed = await addresses(`cartDeliveryAddressesUpdate(cartId: $cartId, addresses: [{id: "${second?.id}", address: {deliveryAddress: {city: "Bonn"}}}])`);
    expect(changed[1]?.address.city).toBe('Bonn');
    expect(await addresses(`cartDeliveryAddressesRemove(cartId: $cartId, addressIds: ["${first?.id}"])`)).toHaveLength(1);
  });
});

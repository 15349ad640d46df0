import {describe, expect, test} from 'vitest';
import {cartOf, createCart, lines, mutateCart, size, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids, create, add, update, remove} = useCarts(store);

describe('a new cart of the demo store', () => {
  test('has a number with a secret, the address of its checkout, and costs', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL'), quantity: 2}, {merchandiseId: ids('T-OAK-M')}));
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\da-f]{32}\?key=[\da-f]{32}$/);
    expect(cart.checkoutUrl).toMatch(new RegExp(`^${store.client.url}/cart/c/[\\da-f]{32}\\?key=[\\da-f]{32}$`));
    expect(cart.totalQuantity).toBe(3);
    expect(cart.cost).toEqual({
      subtotalAmount: {amount: '858.0'},
      totalAmount: {amount: '858.0'},
    });
  });

  test('may be empty', async () => {
    const cart = cartOf(await create());
    expect(cart).toMatchObject({totalQuantity: 0, lines: {nodes: []}, cost: {totalAmount: {amount: '0.0'}}});
  });

  test('keeps extra details, note and buyer', async () => {
    const input = {
      attributes: [{key: 'a', value: 'b'}],
      note: 'Klingel links',
      buyerIdentity: {email: 'a@b.de', countryCode: 'DE'},
    };
    const payload = await mutateCart(store.client, 'cartCreate', {input: 'CartInput'}, {input});
    expect(payload.cart).toMatchObject(input);
  });

  test('can be found again only with its secret', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL')}));
    const find = (cartId: string) =>
      store.client.query<{cart: object | null}>('query ($id: ID!) { cart(id: $id) { totalQuantity } }', {
        id: cartId,
      });
    expect((await find(cart.id)).data.cart).toEqual({totalQuantity: 1});
    expect((await find(`${cart.id}0`)).data.cart).toBeNull();
    expect((await find(cart.id.replace(/\?.*/, ''))).data.cart).toBeNull();
  });

  test.each([
    [
      'an unknown variant',
      {merchandiseId: 'gid://shopify/ProductVariant/1'},
      'merchandiseId',
      'The merchandise with id gid://shopify/ProductVariant/1 does not exist.',
    ],
    ['a negative quantity', {quantity: -1}, 'quantity', 'must be greater than or equal to zero.'],
  ])('with %s, is refused as a whole', async (_, wrong, field, message) => {
    const {cart, userErrors} = await create({merchandiseId: ids('STOOL')}, {merchandiseId: ids('STOOL'), ...wrong});
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['input', 'lines', '1', field],
        message: expect.stringContaining(message) as string,
      },
    ]);
  });

  test('with a product that is not for sale, is refused', async () => {
    await store.client.control.setInventory({handle: 'hocker', published: false});
    expect((await create({merchandiseId: ids('STOOL')})).userErrors).toMatchObject([{code: 'INVALID'}]);
    await store.client.control.setInventory({handle: 'hocker', published: true});
  });

  test('with more lines than Shopify accepts at once, is refused', async () => {
    await expect(create(...Array.from({length: 251}, () => ({merchandiseId: ids('STOOL')})))).rejects.toThrow(
      'The input array size of 251 is greater than the maximum allowed of 250.',
    );
  });
});

describe('the lines of a cart of the demo store', () => {
  test('become one if they have the same variant and the same details', async () => {
    const attributes = [
      {key: 'a', value: '1'},
      {key: 'b', value: '2'},
    ];
    const cart = cartOf(await create({merchandiseId: ids('STOOL'), quantity: 2, attributes}));
    const more = cartOf(
      await add(cart, {merchandiseId: ids('STOOL'), quantity: 3, attributes: [...attributes].reverse()}),
    );
    expect(lines(more)).toEqual([['STOOL', 5]]);
    expect(more.lines.nodes[0]?.id).toBe(cart.lines.nodes[0]?.id);
  });

  test('stay separate if they have the same variant and different details', async () => {
    const cart = cartOf(
      await create(
        {merchandiseId: ids('STOOL'), attributes: size('80')},
        {merchandiseId: ids('STOOL'), attributes: size('90')},
        {merchandiseId: ids('STOOL')},
      ),
    );
    expect(lines(cart)).toEqual([
      ['STOOL', 1],
      ['STOOL', 1],
      ['STOOL', 1],
    ]);
  });

  test('become one if a change makes them equal', async () => {
    const cart = cartOf(
      await create(
        {merchandiseId: ids('STOOL'), attributes: size('80')},
        {merchandiseId: ids('STOOL'), attributes: size('90')},
      ),
    );
    const changed = cartOf(await update(cart, {id: cart.lines.nodes[1]?.id, attributes: size('90')}));
    expect(lines(changed)).toEqual([['STOOL', 2]]);
  });

  test('can change quantity and variant, and are removed with quantity 0', async () => {
    const cart = cartOf(await create({merchandiseId: ids('T-OAK-M')}, {merchandiseId: ids('STOOL')}));
    const [first, second] = cart.lines.nodes;
    expect(
      lines(cartOf(await update(cart, {id: first?.id, quantity: 4}, {id: second?.id, merchandiseId: ids('T-OAK-L')}))),
    ).toEqual([
      ['STOOL', 4],
      ['T-OAK-L', 1],
    ]);
    expect(lines(cartOf(await update(cart, {id: first?.id, quantity: 0})))).toEqual([['T-OAK-L', 1]]);
  });

  test('can be removed by their numbers', async () => {
    const cart = cartOf(await create({merchandiseId: ids('T-OAK-M')}, {merchandiseId: ids('STOOL')}));
    expect(lines(cartOf(await remove(cart, cart.lines.nodes[0]?.id ?? '')))).toEqual([['T-OAK-M', 1]]);
  });

  test('can be read page by page, in both directions', async () => {
    const cart = cartOf(
      await create({merchandiseId: ids('T-OAK-L')}, {merchandiseId: ids('T-OAK-M')}, {merchandiseId: ids('STOOL')}),
    );
    const {data} = await store.client.query(
      'query ($id: ID!) { cart(id: $id) { first: lines(first: 2) { nodes { quantity } pageInfo { hasNextPage } } last: lines(last: 1) { nodes { merchandise { ... on ProductVariant { sku } } } } back: lines(first: 1, reverse: true) { nodes { merchandise { ... on ProductVariant { sku } } } } } }',
      {id: cart.id},
    );
    const large = {nodes: [{merchandise: {sku: 'T-OAK-L'}}]};
    expect(data).toMatchObject({
      cart: {first: {nodes: [{}, {}], pageInfo: {hasNextPage: true}}, last: large, back: large},
    });
  });

  test('are in the language asked for', async () => {
    const cart = cartOf(await createCart(store.client, [{merchandiseId: ids('T-ASH-S')}], '@inContext(language: EN)'));
    expect(cart.lines.nodes[0]?.merchandise.title).toBe('Ash / small');
  });
});

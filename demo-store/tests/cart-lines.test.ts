import {beforeEach, describe, expect, test} from 'vitest';
import {cartOf, lines, mutateCart, size, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids, create, add, update} = useCarts(store);

beforeEach(() => store.client.control.reset());

const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04), unless another source is named.
describe('the lines of a cart', () => {
  test('have a UUID and the token of the cart, which the checkout’s address has, too', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL')}));
    const [, token, key] = /^gid:\/\/shopify\/Cart\/([^?]+)\?key=(.+)$/.exec(cart.id) ?? [];
    expect(cart.checkoutUrl).toBe(`${store.client.url}/cart/c/${token}?key=${key}`);
    expect(cart.lines.nodes[0]?.id).toMatch(new RegExp(`^gid://shopify/CartLine/${UUID}\\?cart=${token}$`));
  });

  test('begin with the one that was added last', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL'), attributes: size('A')}));
    const added = cartOf(await add(cart, {merchandiseId: ids('STOOL'), attributes: size('B')}));
    expect(added.lines.nodes.map(({attributes}) => attributes)).toEqual([size('B'), size('A')]);
  });

  // Shopify/hydrogen, pull request 3951 (2026-08): lines of one mutation are prepended in reverse input order.
  test('begin with the last one of several', async () => {
    const cart = cartOf(await create({merchandiseId: ids('T-ASH-L')}));
    const added = cartOf(await add(cart, {merchandiseId: ids('STOOL')}, {merchandiseId: ids('T-OAK-L')}));
    expect(lines(added).map(([sku]) => sku)).toEqual(['T-OAK-L', 'STOOL', 'T-ASH-L']);
  });

  test('keep their place when more of them is added', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL')}, {merchandiseId: ids('T-ASH-L')}));
    const added = cartOf(await add(cart, {merchandiseId: ids('STOOL'), quantity: 2}));
    expect(lines(added)).toEqual([
      ['T-ASH-L', 1],
      ['STOOL', 3],
    ]);
    expect(added.lines.nodes[1]?.id).toBe(cart.lines.nodes[1]?.id);
  });

  test('are not added with a quantity of 0, and there is no error', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL')}, {merchandiseId: ids('T-ASH-L'), quantity: 0}));
    expect(lines(cart)).toEqual([['STOOL', 1]]);
    const added = await add(cart, {merchandiseId: ids('T-ASH-L'), quantity: 0});
    expect(added.userErrors).toEqual([]);
    expect(lines(cartOf(added))).toEqual([['STOOL', 1]]);
  });
});

const setStock = (sku: string, quantityAvailable: number) =>
  store.client.control.setInventory({sku, quantityAvailable});

const changeNote = (cartId: string, note = 'Klingel links') =>
  mutateCart(store.client, 'cartNoteUpdate', {cartId: 'ID!', note: 'String!'}, {cartId, note});

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04).
describe('the stock', () => {
  const soldOut = (target = '') => ({
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: "The product 'Tisch - Eiche / mittel' is already sold out.",
    target,
  });
  const lowered = (target = '', items = '1 item was') => ({
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message: `Only ${items} added to your cart due to availability.`,
    target,
  });
  const table = (quantity: number, attribute: string) => ({
    merchandiseId: ids('T-OAK-M'),
    quantity,
    attributes: size(attribute),
  });

  test('is left to the lines of the cart when another one is added', async () => {
    await setStock('T-OAK-M', 5);
    const cart = cartOf(await create(table(4, 'A')));
    const added = await add(cart, table(10, 'B'));
    expect(lines(cartOf(added)).map(([, quantity]) => quantity)).toEqual([1, 4]);
    expect(added.warnings).toEqual([lowered(added.cart?.lines.nodes[0]?.id)]);
  });

  test('goes to the lines in their order when one of them is changed', async () => {
    await setStock('T-OAK-M', 5);
    const cart = cartOf(await create(table(3, 'A'), table(1, 'B')));
    const [first, second] = cart.lines.nodes;
    const changed = await update(cart, {id: first?.id, quantity: 4});
    expect(lines(cartOf(changed)).map(([, quantity]) => quantity)).toEqual([4, 1]);
    expect(changed.warnings).toEqual([lowered(second?.id)]);
    expect((await changeNote(cart.id)).warnings, 'a lowered line is no news any more').toEqual([]);
  });

  // Others' records of Shopify's carts: "Only 7 items were added to your cart due to availability."
  test('is told as a plural when several are left', async () => {
    await setStock('T-OAK-M', 7);
    const {cart, warnings} = await create(table(20, 'A'));
    expect(warnings).toEqual([lowered(cart?.lines.nodes[0]?.id, '7 items were')]);
  });

  test('when it is used up, leaves a line at 0, and every mutation says so again', async () => {
    await setStock('T-OAK-M', 5);
    const cart = cartOf(await create(table(1, 'A'), table(4, 'B')));
    const added = await add(cart, table(1, 'C'));
    const id = added.cart?.lines.nodes[0]?.id;
    expect(lines(cartOf(added)).map(([, quantity]) => quantity)).toEqual([0, 4, 1]);
    expect(added.warnings).toEqual([soldOut(id)]);
    expect((await add(cart, table(0, 'D'))).warnings, 'an added quantity of 0').toEqual([soldOut(id)]);
    expect((await changeNote(cart.id)).warnings, 'another mutation').toEqual([soldOut(id)]);
  });

  test('that was sold to others sets a line to 0 with the next mutation', async () => {
    const cart = cartOf(await create(table(2, 'A')));
    await setStock('T-OAK-M', 0);
    const changed = await changeNote(cart.id);
    expect(changed.cart?.totalQuantity).toBe(0);
    expect(changed.warnings).toEqual([soldOut(cart.lines.nodes[0]?.id)]);
  });

  test('has no warnings beside a user error', async () => {
    await setStock('T-OAK-M', 0);
    const cart = cartOf(await create(table(1, 'A')));
    const refused = await changeNote(cart.id, 'x'.repeat(5001));
    expect(refused.userErrors).toHaveLength(1);
    expect(refused.warnings).toEqual([]);
  });

  // Others' records of Shopify's carts: the title of a product without options stands alone.
  test('names a product without options by its title', async () => {
    await setStock('STOOL', 0);
    const {warnings} = await create({merchandiseId: ids('STOOL')});
    expect(warnings[0]?.message).toBe("The product 'Hocker' is already sold out.");
  });
});

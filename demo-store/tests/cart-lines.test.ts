import {beforeEach, describe, expect, test} from 'vitest';
import {cartOf, lines, size, useCarts} from './carts';
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

  test('stay when only their attributes change, also those that are sold out', async () => {
    const cart = cartOf(await create({merchandiseId: ids('ONCE')}));
    const [line] = cart.lines.nodes;
    const changed = cartOf(await update(cart, {id: line?.id, attributes: size('A')}));
    expect(lines(changed)).toEqual([['ONCE', 0]]);
    expect(changed.lines.nodes[0]?.attributes).toEqual(size('A'));
    expect(lines(cartOf(await update(cart, {id: line?.id, quantity: 0})))).toEqual([]);
  });
});

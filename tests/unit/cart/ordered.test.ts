import {describe, expect, it, vi} from 'vitest';
import {placeOrder} from 'demo-store/testing/order';
import {loadCartPage} from '~/cart/worker/cartRoutes.server';
import {numericId} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {changedCartCookies, readStoredCart, type Checkout} from '~/cart/worker/cartCookies.server';
import {itemOf} from './arbitraries';
import {startFixtureStore} from './cartStore';

const {control, visitor, context, ask, add, post, stool, table} = await startFixtureStore('cart');
const linesOf = ({cart}: CartReply) => cart?.lines.map(({merchandise, quantity}) => [merchandise?.title, quantity]);

/** Pays at the store's checkout. */
async function order(checkoutUrl = '') {
  expect((await placeOrder(checkoutUrl)).status).toBe(303);
}

describe('a visitor who comes back after paying', () => {
  it('finds the ordered items gone from the cart, is told so, and can restore them', async () => {
    await add(stool, 2);
    await add(table);
    await order((await ask({intent: 'checkout'})).checkoutUrl);
    const back = await ask();
    expect(back.cart).toMatchObject({
      lines: [],
      count: 0,
      removed: {reason: 'ordered', count: 2, names: ['2 × Hocker', 'Tisch, Eiche / mittel']},
    });
    expect(visitor.cookie).not.toMatch(/cartItems|cartCheckout/);
    expect((await ask()).cart?.removed?.reason).toBe('ordered');

    const again = await ask({intent: 'undo'});
    expect(linesOf(again)).toEqual([
      ['Hocker', 2],
      ['Tisch', 1],
    ]);
    expect(again.cart?.removed).toBeUndefined();
    expect(visitor.cookie).not.toContain('cartRemoved');
    // The order is done: what was put back stays.
    expect(linesOf(await ask())).toHaveLength(2);
  });

  it('keeps what was added after the checkout began', async () => {
    await add(stool, 2);
    const {checkoutUrl} = await ask({intent: 'checkout'});
    await add(stool, 3);
    await add(table);
    await order(checkoutUrl);
    expect(linesOf(await ask())).toEqual([
      ['Hocker', 3],
      ['Tisch', 1],
    ]);
  });

  it('and has removed pieces meanwhile loses only what is still there', async () => {
    await add(stool, 3);
    await add(table);
    const {checkoutUrl} = await ask({intent: 'checkout'});
    await ask({intent: 'update', key: numericId(stool), quantity: '2'});
    await ask({intent: 'remove', key: numericId(table)});
    await order(checkoutUrl);
    const {cart} = await ask();
    expect(cart).toMatchObject({lines: [], removed: {names: ['2 × Hocker']}});
  });

  it('is told the same when the order is noticed only at the next change of the cart', async () => {
    await add(stool);
    await order((await ask({intent: 'checkout'})).checkoutUrl);
    const reply = await add(table);
    expect(linesOf(reply)).toEqual([['Tisch', 1]]);
    expect(reply.cart?.removed).toMatchObject({reason: 'ordered', names: ['Hocker']});
    expect((await ask({intent: 'checkout'})).status).toBe(200);
    const [cart] = await control.carts();
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([1]);
  });

  it.each(['first', 'second'])('loses the items of the %s of two checkouts if that is the paid one', async (paid) => {
    await add(stool, 2);
    const {checkoutUrl: first} = await ask({intent: 'checkout'});
    await add(table);
    const {checkoutUrl: second} = await ask({intent: 'checkout'});
    await order(paid === 'first' ? first : second);
    const {cart} = await ask();
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual(paid === 'first' ? [1] : []);
    expect(cart?.removed?.names).toHaveLength(paid === 'first' ? 1 : 2);
    // The other one may still be paid.
    await order(paid === 'first' ? second : first);
    expect((await ask()).cart?.lines).toEqual([]);
    expect(visitor.cookie).not.toContain('cartCheckout');
  });

  it('is told the same without JavaScript', async () => {
    await add(stool, 2);
    await order((await ask({intent: 'checkout'})).checkoutUrl);
    const page = await loadCartPage(visitor.request('/cart'), context());
    expect(page.data).toMatchObject({cart: {count: 0, removed: {names: ['2 × Hocker']}}});
    visitor.receive(new Headers(page.init?.headers));
    const answer = await post({intent: 'undo'});
    if (!(answer instanceof Response)) throw new Error('Expected a redirect');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart']);
    expect(linesOf(await ask())).toEqual([['Hocker', 2]]);
  });
});

describe('a checkout that the visitor leaves without paying', () => {
  it('leaves the cart as it was', async () => {
    await add(stool, 2);
    await ask({intent: 'checkout'});
    expect(linesOf(await ask())).toEqual([['Hocker', 2]]);
    expect((await ask()).cart?.removed).toBeUndefined();
  });

  it.each(['500', 'graphql-error', 'half-closed'] as const)(
    'is not taken for an order when the store answers with %s',
    async (kind) => {
      await add(stool, 2);
      await order((await ask({intent: 'checkout'})).checkoutUrl);
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      await control.addFault({operation: 'OrderedCart', kind});
      expect(linesOf(await ask())).toEqual([['Hocker', 2]]);
      expect(log).toHaveBeenCalled();
      log.mockRestore();
      await control.clearFaults();
      expect(linesOf(await ask())).toEqual([]);
    },
  );
});

describe('the cookie that remembers the checkouts of a visitor', () => {
  const id = 'gid://shopify/Cart/Z2NwLWV1cm9wZS13ZXN0?key=4f1bc0';
  const options = {secure: true};
  const items = [itemOf(1, 2)];
  const nothing = {items: [], note: '', checkouts: []};
  const setCheckouts = async (checkouts: Checkout[]) => {
    const cookies = await changedCartCookies(nothing, {...nothing, checkouts}, options);
    expect(cookies).toHaveLength(1);
    return cookies?.[0] ?? '';
  };
  const readCheckouts = async (header: string | null, now: number) => (await readStoredCart(header, now)).checkouts;

  it('lasts less than seven days, and no script of a page can read it', async () => {
    const header = await setCheckouts([{id, startedAt: 0, items}]);
    expect(header).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await readCheckouts(header, 604_799_000)).toEqual([{id, startedAt: 0, items}]);
    expect(await readCheckouts(header, 604_800_000)).toEqual([]);
    expect(await readCheckouts(header, -1_000)).toEqual([]);
  });

  it('remembers the last three', async () => {
    const checkouts = [4, 3, 2, 1].map((startedAt) => ({id: `${id}${startedAt}`, startedAt, items}));
    const lastThree = await readCheckouts(await setCheckouts(checkouts), 5_000);
    expect(lastThree.map(({startedAt}) => startedAt)).toEqual([4, 3, 2]);
  });

  it('remembers fewer when they would not fit', async () => {
    const large = Array.from({length: 100}, (_, number) => itemOf(10 ** 18 + number * 1000, 99));
    const header = await setCheckouts([2, 1].map((startedAt) => ({id, startedAt, items: large})));
    expect(header.length).toBeLessThanOrEqual(4_096);
    expect(await readCheckouts(header, 3_000)).toMatchObject([{id, startedAt: 2}]);
  });

  const encoded = (value: unknown) => `cartCheckout=${btoa(JSON.stringify({carts: value}))}`;

  it.each([
    null,
    '',
    'cartCheckout=',
    'cartCheckout=%',
    'cartCheckout=[[0]]',
    encoded(0),
    encoded([0]),
    encoded([[0]]),
    encoded({0: [0, 'gid://shopify/Cart/a']}),
    encoded([['0', 'gid://shopify/Cart/a']]),
    encoded([[0, 'gid://shopify/Order/a']]),
    encoded([[0, 'gid://shopify/Cart/a"){shop}']]),
  ])('with the damaged content %j remembers none', async (header) => {
    expect(await readCheckouts(header, 1)).toEqual([]);
  });

  it('is read again as it was stored', async () => {
    expect(await readCheckouts(encoded([[0, 'gid://shopify/Cart/a']]), 1)).toHaveLength(1);
  });
});

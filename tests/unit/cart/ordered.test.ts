import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf, type Control} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {answerForm, answerQueue, loadCartPage} from '~/cart/worker/answers.server';
import type {CartReply} from '~/cart/rules/cartReply';
import {parseCheckouts, serialiseCheckouts} from '~/cart/rules/checkoutCookie';
import {entryOf} from './arbitraries';
import {contextFor, variantIdOf, Visitor} from './worker';

let store: DemoStore;
let control: Control;
let visitor: Visitor;
/** 10 in stock at 129.00 €. */
let stool: string;
/** 3 in stock at 600.00 €. */
let table: string;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'cart'});
  control = controlOf(store.url);
  stool = await variantIdOf(store.url, 'hocker', 'Default Title');
  table = await variantIdOf(store.url, 'tisch', 'Eiche / mittel');
});
afterAll(() => store.close());
beforeEach(async () => {
  visitor = new Visitor();
  await control.reset();
});

async function ask(fields?: Record<string, string>) {
  const response = await answerQueue(visitor.request('/api/cart', fields), contextFor(store.url));
  visitor.receive(response.headers);
  return {status: response.status, ...((await response.json()) as CartReply)};
}
const add = (variant: string, quantity = 1) => ask({intent: 'add', variant, quantity: String(quantity)});
const linesOf = ({cart}: CartReply) => cart?.lines.map(({merchandise, quantity}) => [merchandise?.title, quantity]);

/** Pays at the store's checkout. */
async function order(checkoutUrl = '') {
  const buyer = {email: 'a@example.com', name: 'Ada', address1: 'Weg 1', zip: '40213', city: 'Düsseldorf'};
  const placed = await fetch(checkoutUrl, {method: 'POST', body: new URLSearchParams(buyer), redirect: 'manual'});
  expect(placed.status).toBe(303);
}

describe('back from a completed checkout', () => {
  it('takes out what was ordered, says so, and can put it back', async () => {
    await add(stool, 2);
    await add(table);
    await order((await ask({intent: 'checkout'})).checkoutUrl);
    const back = await ask();
    expect(back.cart).toMatchObject({
      lines: [],
      count: 0,
      taken: {reason: 'ordered', count: 2, names: ['2 × Hocker', 'Tisch, Eiche / mittel']},
    });
    expect(visitor.cookie).not.toMatch(/cartItems|cartCheckout/);
    expect((await ask()).cart?.taken?.reason).toBe('ordered');

    const again = await ask({intent: 'putBack'});
    expect(linesOf(again)).toEqual([
      ['Hocker', 2],
      ['Tisch', 1],
    ]);
    expect(again.cart?.taken).toBeUndefined();
    expect(visitor.cookie).not.toContain('cartTaken');
    // The order is done: what was put back stays.
    expect(linesOf(await ask())).toHaveLength(2);
  });

  it('keeps what was added since, lines and quantities', async () => {
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

  it('takes out no more than is there', async () => {
    await add(stool, 3);
    await add(table);
    const {checkoutUrl} = await ask({intent: 'checkout'});
    await ask({intent: 'update', key: stool, quantity: '2'});
    await ask({intent: 'remove', key: table});
    await order(checkoutUrl);
    const {cart} = await ask();
    expect(cart).toMatchObject({lines: [], taken: {names: ['2 × Hocker']}});
  });

  it('is noticed by a change of the cart, too, and says it once more', async () => {
    await add(stool);
    await order((await ask({intent: 'checkout'})).checkoutUrl);
    const reply = await add(table);
    expect(linesOf(reply)).toEqual([['Tisch', 1]]);
    expect(reply.cart?.taken).toMatchObject({reason: 'ordered', names: ['Hocker']});
    expect((await ask({intent: 'checkout'})).status).toBe(200);
    const [cart] = await control.carts();
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([1]);
  });

  it.each(['first', 'second'])('takes out what was in the %s of two checkouts, whichever is paid', async (paid) => {
    await add(stool, 2);
    const {checkoutUrl: first} = await ask({intent: 'checkout'});
    await add(table);
    const {checkoutUrl: second} = await ask({intent: 'checkout'});
    await order(paid === 'first' ? first : second);
    const {cart} = await ask();
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual(paid === 'first' ? [1] : []);
    expect(cart?.taken?.names).toHaveLength(paid === 'first' ? 1 : 2);
    // The other one may still be paid.
    await order(paid === 'first' ? second : first);
    expect((await ask()).cart?.lines).toEqual([]);
    expect(visitor.cookie).not.toContain('cartCheckout');
  });

  it('works without JavaScript', async () => {
    await add(stool, 2);
    await order((await ask({intent: 'checkout'})).checkoutUrl);
    const page = await loadCartPage(visitor.request('/cart'), contextFor(store.url));
    expect(page.data).toMatchObject({cart: {count: 0, taken: {names: ['2 × Hocker']}}});
    visitor.receive(new Headers(page.init?.headers));
    const answer = await answerForm(visitor.request('/cart', {intent: 'putBack'}), contextFor(store.url));
    if (!(answer instanceof Response)) throw new Error('Expected a redirect');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart']);
    visitor.receive(answer.headers);
    expect(linesOf(await ask())).toEqual([['Hocker', 2]]);
  });
});

describe('a checkout that is not completed', () => {
  it('leaves the cart as it is', async () => {
    await add(stool, 2);
    await ask({intent: 'checkout'});
    expect(linesOf(await ask())).toEqual([['Hocker', 2]]);
    expect((await ask()).cart?.taken).toBeUndefined();
  });

  it.each(['500', 'graphql-error', 'half-closed'] as const)(
    'does not count as ordered when the store answers with %s',
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

describe('the carts at the store', () => {
  const id = 'gid://shopify/Cart/Z2NwLWV1cm9wZS13ZXN0?key=4f1bc0';
  const options = {secure: true};
  const entries = [entryOf(1, 2)];

  it('are kept for less than seven days, out of reach of scripts', () => {
    const header = serialiseCheckouts([{id, since: 0, entries}], options);
    expect(header).toMatch(/; Max-Age=604800; Path=\/; SameSite=Lax; Secure; HttpOnly$/);
    expect(parseCheckouts(header, 604_799_000)).toEqual([{id, since: 0, entries}]);
    expect(parseCheckouts(header, 604_800_000)).toEqual([]);
    expect(parseCheckouts(header, -1_000)).toEqual([]);
  });

  it('are the last three', () => {
    const checkouts = [4, 3, 2, 1].map((since) => ({id: `${id}${since}`, since, entries}));
    const kept = parseCheckouts(serialiseCheckouts(checkouts, options), 5_000);
    expect(kept.map(({since}) => since)).toEqual([4, 3, 2]);
  });

  it('are fewer, and shortened, where they do not fit into a cookie', () => {
    const large = Array.from({length: 100}, (_, number) => entryOf(10 ** 18 + number * 1000, 99));
    const header = serialiseCheckouts(
      [2, 1].map((since) => ({id, since, entries: large})),
      options,
    );
    expect(header.length).toBeLessThan(4096);
    expect(parseCheckouts(header, 3_000)).toMatchObject([{id, since: 2}]);
  });

  it.each([
    null,
    '',
    'cartCheckout=',
    'cartCheckout=0',
    'cartCheckout=[0]',
    'cartCheckout=[[0]]',
    'cartCheckout=0~gid://shopify/Cart/a',
    'cartCheckout=[["0","gid://shopify/Cart/a"]]',
    'cartCheckout=[[0,"gid://shopify/Order/a"]]',
    'cartCheckout=[[0,"gid://shopify/Cart/a\\"){shop}"]]',
  ])('%j are none', (header) => {
    expect(parseCheckouts(header, 1)).toEqual([]);
  });
});

describe('a removed line', () => {
  it('can be put back, until something else is changed', async () => {
    await add(stool, 2);
    await add(table);
    const removed = await ask({intent: 'remove', key: stool});
    expect(removed.cart).toMatchObject({count: 1, taken: {reason: 'removed', names: ['2 × Hocker']}});
    expect(linesOf(await ask({intent: 'putBack'}))).toEqual([
      ['Tisch', 1],
      ['Hocker', 2],
    ]);
    await ask({intent: 'remove', key: table});
    expect((await ask({intent: 'update', key: stool, quantity: '1'})).cart?.taken?.names).toEqual([
      expect.stringContaining('Tisch'),
    ]);
    expect((await add(stool)).cart?.taken).toBeUndefined();
    expect(await ask({intent: 'putBack'})).toMatchObject({
      status: 422,
      message: expect.stringContaining('nicht mehr zurücklegen'),
      cart: {count: 2},
    });
  });

  it.each(['remove', 'order'])('is named in the language of the page after a switch: %s', async (how) => {
    await add(table);
    if (how === 'remove') await ask({intent: 'remove', key: table});
    else await order((await ask({intent: 'checkout'})).checkoutUrl);
    const german = await ask();
    const page = await loadCartPage(visitor.request('/en/cart'), contextFor(store.url, 'en'));
    expect(german.cart?.taken?.names).toEqual(['Tisch, Eiche / mittel']);
    expect(page.data.cart?.taken?.names).toEqual(['Table, Oak / medium']);
  });

  it('can be put back when it was the only one', async () => {
    await add(stool);
    await ask({intent: 'remove', key: stool});
    expect(visitor.cookie).not.toContain('cartItems');
    expect(linesOf(await ask({intent: 'putBack'}))).toEqual([['Hocker', 1]]);
  });

  it('is read like any cookie: what is damaged is left out', async () => {
    visitor.cookie = `cartTaken=${encodeURIComponent(JSON.stringify(['removed', ['x', 1], [stool.split('/').at(-1), 500]]))}`;
    expect(linesOf(await ask({intent: 'putBack'}))).toEqual([['Hocker', 99]]);
  });
});

import {afterEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {answerCartForm, answerCartQueue, type loadCartPage} from '~/cart/worker/cartRoutes.server';
import {numericId, type CartItem} from '~/cart/rules/cartItem';
import {writeCartItems} from '~/cart/rules/itemCookies';
import type {Language} from '~/i18n/language';
import {idOf, itemOf} from './arbitraries';
import type {CartReply} from '~/cart/rules/cartView';
import {startFixtureStore} from './cartStore';
import {contextFor} from './worker';

const {url, control, visitor, context, stool, table, soldOut, toOrder} = await startFixtureStore('cart');

/** The worker's log, in a test that means to make it write. */
let errorLog: MockInstance | undefined;
const watchLog = () => (errorLog = vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => errorLog?.mockRestore());

/** One request of the browser's queue. */
async function ask(fields?: Record<string, string>, language?: Language) {
  const response = await answerCartQueue(visitor.request('/api/cart', fields), context(language));
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  visitor.receive(response.headers);
  return {status: response.status, ...((await response.json()) as CartReply)};
}

const add = (variant: string, quantity: number | string = 1) =>
  ask({intent: 'add', variant, quantity: String(quantity)});

/** Lines as the reply shows them: title, quantity, problem. */
const linesOf = ({cart}: CartReply) =>
  cart?.lines.map(({merchandise, quantity, problem}) => [merchandise?.title, quantity, problem]);

describe('adding a product to the cart', () => {
  it('shows the store’s name and price for it, in the visitor’s language', async () => {
    const reply = await add(stool, 2);
    expect(reply).toMatchObject({status: 200, cart: {total: 25_800, count: 2, blocked: false}});
    expect(linesOf(reply)).toEqual([['Hocker', 2, null]]);
    const english = await ask(undefined, 'en');
    expect(english.cart?.lines[0]?.merchandise?.title).toBe('Stool');
  });

  it('adds to the quantity of the same line', async () => {
    await add(stool, 2);
    await add(table);
    expect(linesOf(await add(stool, 3))).toEqual([
      ['Hocker', 5, null],
      ['Tisch', 1, null],
    ]);
  });

  it('lowers a quantity to what is in stock, with a message', async () => {
    await add(table, 2);
    const reply = await add(table, 2);
    expect(linesOf(reply)).toEqual([['Tisch', 3, null]]);
    expect(reply).toMatchObject({status: 200, notice: {text: expect.stringContaining('nicht auf Lager')}});
  });

  it('is possible up to 99 pieces when it is made to order', async () => {
    expect(linesOf(await add(toOrder, 50))).toEqual([['Tisch', 50, null]]);
    const reply = await add(toOrder, 50);
    expect(linesOf(reply)).toEqual([['Tisch', 99, null]]);
    expect(reply.notice?.text).toContain('99');
  });

  it('takes a quantity that makes no sense for 1', async () => {
    for (const quantity of ['', '0', '-2', 'x']) await add(stool, quantity);
    expect((await ask()).cart?.count).toBe(4);
  });

  it.each([
    ['an unknown variant', () => idOf(1), 'Diesen Artikel gibt es nicht mehr'],
    ['a variant that is sold out', () => soldOut, 'ausverkauft'],
  ])('is refused with a message for %s, and changes nothing', async (_, variant, message) => {
    await add(stool);
    const before = visitor.cookie;
    const reply = await add(variant());
    expect(reply).toMatchObject({status: 422, notice: {text: expect.stringContaining(message)}, cart: {count: 1}});
    expect(visitor.cookie).toBe(before);
  });

  it('is refused by a form that the site never sends', async () => {
    await add(stool);
    const forms: Record<string, string>[] = [{}, {intent: 'steal'}, {intent: 'add', variant: 'x'}, {intent: 'update'}];
    for (const form of forms) expect(await ask(form)).toMatchObject({status: 400, cart: {count: 1}});
  });

  it.each(['/cart', '/api/cart'])('is refused at %s when the form is too long, and the lines stay', async (path) => {
    await add(stool);
    const before = visitor.cookie;
    const request = visitor.request(path, {intent: 'add', variant: stool, note: 'x'.repeat(70_000)});
    if (path === '/cart') {
      const {data, init} = (await answerCartForm(request, context())) as Awaited<ReturnType<typeof loadCartPage>>;
      expect(init?.status).toBe(413);
      expect(data).toMatchObject({cart: {count: 1}, notice: {text: expect.stringContaining('zu lang')}});
    } else {
      const response = await answerCartQueue(request, context('en'));
      expect([response.status, response.headers.get('Set-Cookie')]).toEqual([413, null]);
      expect(await response.json()).toMatchObject({
        notice: {text: expect.stringContaining('too long')},
        cart: {count: 1},
      });
    }
    expect(visitor.cookie).toBe(before);
  });

  it('cannot keep the server busy by a form that never ends', async () => {
    let bytes = 0;
    const body = new ReadableStream({
      pull(controller) {
        bytes += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
    const init: RequestInit & {duplex: 'half'} = {method: 'POST', headers, body, duplex: 'half'};
    const request = new Request('https://studio.example/api/cart', init);
    expect((await answerCartQueue(request, context())).status).toBe(413);
    expect(bytes).toBeLessThan(2_000_000);
  });

  it('is refused when another website sends the form in the visitor’s name', async () => {
    const request = visitor.request('/api/cart', {intent: 'add', variant: stool});
    const response = await answerCartQueue(request, {...context(), isCrossOrigin: true});
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({notice: {text: expect.stringContaining('anderen Website')}});
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it('is refused when the cart has no more room, and the lines stay', async () => {
    const full: CartItem[] = [];
    for (let next = itemOf(1e12); writeCartItems([...full, next], {secure: true}); next = itemOf(1e12 + full.length)) {
      full.push(next);
    }
    visitor.hold(full);
    const reply = await add(stool);
    expect(reply).toMatchObject({
      status: 422,
      notice: {text: expect.stringContaining('voll')},
      cart: {count: full.length},
    });
  });
});

describe('a cart whose products have changed', () => {
  it('marks what is gone, sold out or scarce, and stops the checkout until the visitor has reacted', async () => {
    await add(stool, 3);
    await add(table, 2);
    await control.setInventory({variantId: stool, quantityAvailable: 2});
    await control.setInventory({variantId: table, quantityAvailable: 0});
    expect(linesOf(await ask())).toEqual([
      ['Hocker', 3, 'tooMany'],
      ['Tisch', 2, 'soldOut'],
    ]);
    expect(await ask({intent: 'checkout'})).toMatchObject({status: 409, notice: {text: expect.any(String)}});

    await ask({intent: 'update', key: numericId(stool), quantity: '2'});
    await control.setInventory({handle: 'tisch', published: false});
    expect(linesOf(await ask())).toEqual([
      ['Hocker', 2, null],
      [undefined, 2, 'vanished'],
    ]);
    expect(await ask({intent: 'remove', key: numericId(table)})).toMatchObject({cart: {blocked: false, total: 25_800}});
    expect(await control.carts()).toEqual([]);
  });

  it('says that a line is gone when another tab has removed it', async () => {
    expect(await ask({intent: 'update', key: numericId(stool), quantity: '2'})).toMatchObject({
      status: 422,
      notice: {text: expect.stringContaining('nicht mehr im Warenkorb')},
    });
  });
});

describe('the checkout button of the cart', () => {
  it('leads to a checkout with the store’s prices', async () => {
    await add(stool, 2);
    await add(table);
    const {status, checkoutUrl} = await ask({intent: 'checkout'});
    expect(status).toBe(200);
    expect(checkoutUrl).toMatch(new RegExp(`^${url}/`));
    const [cart] = await control.carts();
    expect(cart?.lines.map(({variantId, quantity, total}) => [variantId, quantity, total])).toEqual([
      [stool, 2, 25_800],
      [table, 1, 60_000],
    ]);
    expect(visitor.cookie).toContain(stool.split('/').at(-1));
  });

  it('on an empty cart is refused', async () => {
    expect(await ask({intent: 'checkout'})).toMatchObject({status: 422, notice: {text: expect.any(String)}});
  });

  it.each([
    ['graphql-error', 'GraphQL errors: Internal error'],
    ['500', undefined],
    ['429', undefined],
    ['half-closed', undefined],
  ] as const)('shows a message and keeps every line when the store answers with %s', async (kind, logged) => {
    const log = watchLog();
    await add(stool, 2);
    await control.addFault({operation: 'cartCreate', kind, message: 'Internal error'});
    const reply = await ask({intent: 'checkout'});
    expect(reply).toMatchObject({status: 502, notice: {text: expect.stringContaining('Kasse')}, cart: {count: 2}});
    if (logged) expect(log).toHaveBeenCalledWith(logged);
    else expect(log).toHaveBeenCalled();
  });

  it('shows its messages in the visitor’s language', async () => {
    watchLog();
    await add(stool);
    await control.addFault({operation: 'cartCreate', kind: '500'});
    expect((await ask({intent: 'checkout'}, 'en')).notice?.text).toMatch(/Checkout isn’t available/);
  });
});

describe('a cart while the store does not answer', () => {
  it('shows a message, and keeps everything', async () => {
    await add(stool);
    const before = visitor.cookie;
    const log = watchLog();
    await control.addFault({operation: '*', kind: '500'});
    expect(await add(table)).toMatchObject({
      status: 503,
      notice: {text: expect.stringContaining('antwortet gerade nicht')},
    });
    expect(await ask({intent: 'remove', key: numericId(stool)})).toMatchObject({status: 503});
    expect(visitor.cookie).toBe(before);
    expect(log).toHaveBeenCalled();
    await control.clearFaults();
    expect((await ask()).cart?.count).toBe(1);
  });
});

describe('a cart while the store is too slow', () => {
  const timeouts = {query: 400, mutation: 500};
  const askInTime = async (fields?: Record<string, string>) => {
    const response = await answerCartQueue(visitor.request('/api/cart', fields), contextFor(url, 'de', timeouts));
    return {status: response.status, ...((await response.json()) as CartReply)};
  };

  it('shows a message before the visitor’s browser gives up, also at the checkout', async () => {
    await add(stool);
    const log = watchLog();
    await control.addFault({operation: 'cartCreate', kind: 'hang'});
    expect(await askInTime({intent: 'checkout'})).toMatchObject({
      status: 504,
      notice: {text: expect.stringContaining('Kasse ist gerade nicht erreichbar')},
      cart: {count: 1},
    });
    await control.addFault({operation: '*', kind: 'hang'});
    const unreachable = {status: 503, notice: {text: expect.stringContaining('Der Shop antwortet gerade nicht')}};
    expect(await askInTime()).toMatchObject(unreachable);
    expect(await askInTime({intent: 'remove', key: numericId(stool)})).toMatchObject(unreachable);
    expect(log).toHaveBeenCalledTimes(3);
  });
});

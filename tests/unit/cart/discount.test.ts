import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {payableTotal} from '~/cart/rules/cartView';
import {buttonName, buttonValue} from '~/cart/rules/intent';
import {answerCartForm, loadCartPage, answerCartQueue, followDiscount} from '~/cart/worker/cartRoutes.server';
import {readStoredCart} from '~/cart/worker/cartCookies.server';
import {ask as askQueue} from './configured';
import {startFixtureStore} from './cartStore';
import {Visitor} from './worker';

const store = await startFixtureStore('discount');
const {url, control, visitor, context, ask, post, stool, toOrder} = store;

const add = (quantity: number) => store.add(stool, quantity);
const storedCode = async () => (await readStoredCart(visitor.cookie)).code;
const enter = (code: string, language?: 'de' | 'en') => ask({intent: 'discount', code}, language);
const openDiscountLink = async (code: string) =>
  visitor.receive((await followDiscount(code, visitor.request(`/discount/${code}`), context())).headers);

describe('a discount code', () => {
  it('reduces the total by the amount that the store calculates', async () => {
    await add(2);
    const reply = await enter(' werkstatt10 ');
    expect(reply).toMatchObject({status: 200, cart: {total: 25_800}});
    expect(reply.cart?.discount).toEqual({code: 'werkstatt10', state: 'applied', amount: 2_580});
    expect(reply.cart && payableTotal(reply.cart)).toBe(23_220);
    expect((await add(1)).cart?.discount?.amount).toBe(3_870);
  });

  it.each([
    ['NICHTS', 'de', /kennen wir nicht/],
    ['NICHTS', 'en', /don’t recognise this code/],
    ['MESSE24', 'de', /gilt zurzeit nicht/],
    ['EINRICHTUNG15', 'en', /too small for this code/],
    ['', 'de', /geben Sie einen Rabattcode ein/],
  ] as const)('that does not work (%j) is refused with the reason (%s)', async (code, language, message) => {
    await add(2);
    const reply = await enter(code, language);
    expect(reply).toMatchObject({status: 422, refused: true, notice: {text: expect.stringMatching(message) as string}});
    expect(reply.cart?.discount).toBeUndefined();
    expect(await storedCode()).toBeUndefined();
  });

  it('that does not work leaves the previous one in place', async () => {
    await add(2);
    await enter('WERKSTATT10');
    const answer = await post({intent: 'discount', code: 'NICHTS'});
    expect(answer).toMatchObject({init: {status: 422}, data: {cart: {discount: {code: 'WERKSTATT10'}}}});
    expect(await storedCode()).toBe('WERKSTATT10');
  });

  it('that came by a link is shown, with the reason if it does not work', async () => {
    await add(2);
    await openDiscountLink('EINRICHTUNG15');
    const page = await loadCartPage(visitor.request('/cart'), context());
    expect(page.data.cart?.discount).toEqual({
      code: 'EINRICHTUNG15',
      state: 'refused',
      amount: 0,
      reason: 'Für diesen Code reicht der Warenwert nicht aus.',
    });
  });

  it('can be removed', async () => {
    await add(2);
    await enter('WERKSTATT10');
    const reply = await ask({intent: 'removeDiscount'});
    expect(reply.cart?.discount).toBeUndefined();
    expect(await storedCode()).toBeUndefined();
  });

  it('is asked about at the store only for a cart that has one', async () => {
    await add(2);
    await control.clearRequests();
    await ask();
    expect((await control.requests()).map(({name}) => name)).toEqual(['CartMerchandise']);
  });

  it('leaves the cart unchanged, with a message, when the store does not answer', async () => {
    await add(7);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await control.addFault({operation: 'cartCreate', kind: '500'});
    expect(await post({intent: 'discount', code: 'WERKSTATT10'})).toMatchObject({
      init: {status: 502},
      data: {notice: {text: expect.stringContaining('antwortet') as string}, cart: {count: 7}},
    });
    log.mockRestore();
  });
});

describe('what the store has said about a discount code', () => {
  const createdCarts = async () => (await control.requests()).filter(({name}) => name === 'cartCreate').length;

  it('is remembered, so that looking at the cart five times sets up no cart at Shopify', async () => {
    await add(2);
    await enter('WERKSTATT10');
    await control.clearRequests();
    for (let count = 0; count < 5; count += 1) {
      expect((await ask()).cart?.discount).toMatchObject({state: 'applied', amount: 2_580});
    }
    expect(await createdCarts()).toBe(0);
  });

  it('is remembered for a code from a link that does not work, too', async () => {
    await add(5);
    await openDiscountLink('MESSE24');
    await control.clearRequests();
    for (let count = 0; count < 5; count += 1) expect((await ask()).cart?.discount).toMatchObject({state: 'refused'});
    expect(await createdCarts()).toBe(1);
  });

  it('is asked again when the lines or the code change', async () => {
    await add(6);
    await enter('WERKSTATT10');
    await control.clearRequests();
    expect((await add(1)).cart?.discount).toMatchObject({amount: 9_030});
    expect(await createdCarts()).toBe(1);
    expect((await enter('MESSE24')).refused).toBe(true);
    expect(await createdCarts()).toBe(2);
  });

  it('holds for small and capital letters, and the code is shown as it was typed', async () => {
    await add(2);
    await enter('WERKSTATT10');
    await control.clearRequests();
    expect((await enter('Werkstatt10')).cart?.discount).toMatchObject({code: 'Werkstatt10', amount: 2_580});
    expect(await createdCarts()).toBe(0);
  });
});

describe('a visitor who tries out many discount codes', () => {
  const tries = 20;
  let guesses = 0;
  const tryAll = async (wrong: (code: string) => Promise<unknown>) => {
    for (let count = 0; count < tries; count += 1) await wrong(`FALSCH${(guesses += 1)}`);
  };
  let warn: MockInstance;

  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warn.mockRestore());

  it.each([
    ['de', /viele Rabattcodes/],
    ['en', /a lot of discount codes/],
  ] as const)('has to wait and is told so, and other visitors are not affected (%s)', async (language, message) => {
    await add(2);
    await enter('WERKSTATT10');
    await tryAll((code) => enter(code));
    const refused = await enter('GERATEN', language);
    expect(refused).toMatchObject({
      status: 429,
      refused: true,
      notice: {text: expect.stringMatching(message) as string},
    });
    expect(refused.cart).toMatchObject({count: 2, discount: {code: 'WERKSTATT10', state: 'applied'}});
    const path = language === 'de' ? '/cart' : '/en/cart';
    const posted = visitor.request(path, {intent: 'discount', code: 'GERATEN'});
    const page = await answerCartForm(posted, context(language));
    expect(page).toMatchObject({init: {status: 429}, data: {cart: {count: 2}}});

    const other = new Visitor();
    await askQueue(url, other, {intent: 'add', variant: stool, quantity: '2'});
    const applied = await askQueue(url, other, {intent: 'discount', code: 'WERKSTATT10'});
    expect(applied.cart?.discount?.state).toBe('applied');
  });

  it('cannot get around the limit by links, the cookie or the checkout', async () => {
    await add(4);
    await tryAll(async (code) => {
      await openDiscountLink(code);
      return ask();
    });
    await openDiscountLink('WERKSTATT10');
    expect((await ask()).cart?.discount).toEqual({code: 'WERKSTATT10', state: 'unknown', amount: 0});
    await control.clearRequests();
    const checkout = await ask({intent: 'checkout', total: '51600'});
    expect(checkout).toMatchObject({status: 429, refused: true, cart: {count: 4}});
    expect((await control.requests()).map(({name}) => name)).not.toContain('cartCreate');
    expect(await ask({intent: 'removeDiscount'})).toMatchObject({status: 200});
    expect((await ask({intent: 'checkout', total: '51600'})).checkoutUrl).toMatch(/\/cart\/c\//);
  });

  it('cannot get around the limit by many codes in one request', async () => {
    await add(2);
    await control.clearRequests();
    for (let batch = 0; batch < 3; batch += 1) {
      const buttons = Array.from({length: 10}, (_, index) =>
        buttonValue({intent: 'discount', code: `F${batch}-${index}`}),
      );
      const body = new URLSearchParams(buttons.map((button) => [buttonName, button]));
      const {url, headers} = visitor.request('/api/cart');
      await answerCartQueue(new Request(url, {method: 'POST', headers, body}), context());
    }
    expect((await control.requests()).filter(({name}) => name === 'cartCreate')).toHaveLength(tries);
  });

  it('may change the cart any number of times while the code works', async () => {
    for (let count = 0; count < tries + 5; count += 1) {
      await ask({intent: 'add', variant: count % 2 ? stool : toOrder, quantity: '1'});
      expect((await enter('WERKSTATT10')).status).toBe(200);
      await ask({intent: 'update', key: numericId(count % 2 ? stool : toOrder), quantity: String((count % 7) + 1)});
    }
  });
});

describe('the checkout of a cart with a discount code', () => {
  const checkOut = (total: number) => ask({intent: 'checkout', total: String(total)});

  it('charges the total shown beside the button', async () => {
    await add(2);
    await enter('WERKSTATT10');
    expect((await checkOut(23_220)).checkoutUrl).toMatch(/\/cart\/c\//);
    expect((await control.carts()).at(-1)).toMatchObject({total: 23_220, discountCodes: ['WERKSTATT10']});
  });

  it('stops when the store would charge more than the cart showed', async () => {
    await add(2);
    await enter('WERKSTATT10');
    const reply = await checkOut(23_219);
    expect(reply).toMatchObject({
      status: 409,
      refused: true,
      notice: {text: expect.stringContaining('Preis') as string},
    });
    expect(reply.checkoutUrl).toBeUndefined();
  });
});

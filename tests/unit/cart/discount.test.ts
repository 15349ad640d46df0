import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf, type Control} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {payable} from '~/cart/rules/discount';
import {parseDiscount} from '~/cart/rules/discountCookie';
import {answerForm, loadCartPage} from '~/cart/worker/answers.server';
import {followDiscount} from '~/cart/worker/links.server';
import {ask as askQueue} from './configured';
import {contextFor, variantIdOf, Visitor} from './worker';

let store: DemoStore;
let control: Control;
let visitor: Visitor;
/** 129.00 €, 10 in stock. */
let stool: string;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'discount'});
  control = controlOf(store.url);
  stool = await variantIdOf(store.url, 'hocker', 'Default Title');
});
afterAll(() => store.close());
beforeEach(async () => {
  visitor = new Visitor();
  await control.reset();
});

const ask = (fields?: Record<string, string>, language: 'de' | 'en' = 'de') =>
  askQueue(store.url, visitor, fields, language);
const add = (quantity: number) => ask({intent: 'add', variant: stool, quantity: String(quantity)});
const enter = (code: string, language?: 'de' | 'en') => ask({intent: 'discount', code}, language);

describe('a discount code', () => {
  it('is applied with the amount that the cart at the store says', async () => {
    await add(2);
    const reply = await enter(' werkstatt10 ');
    expect(reply).toMatchObject({status: 200, cart: {total: 25_800}});
    expect(reply.cart?.discount).toEqual({code: 'werkstatt10', state: 'applied', amount: 2_580});
    expect(reply.cart && payable(reply.cart)).toBe(23_220);
    expect((await add(1)).cart?.discount?.amount).toBe(3_870);
  });

  it.each([
    ['NICHTS', 'de', /kennen wir nicht/],
    ['NICHTS', 'en', /do not know this code/],
    ['MESSE24', 'de', /gilt zurzeit nicht/],
    ['EINRICHTUNG15', 'en', /too small for this code/],
    ['', 'de', /geben Sie einen Rabattcode ein/],
  ] as const)('%j is refused in %s with the reason', async (code, language, message) => {
    await add(2);
    const reply = await enter(code, language);
    expect(reply).toMatchObject({status: 422, refused: true, message: expect.stringMatching(message) as string});
    expect(reply.cart?.discount).toBeUndefined();
    expect(parseDiscount(visitor.cookie)).toBeUndefined();
  });

  it('that is refused leaves the former one, and what was typed', async () => {
    await add(2);
    await enter('WERKSTATT10');
    const context = contextFor(store.url);
    const answer = await answerForm(visitor.request('/cart', {intent: 'discount', code: 'NICHTS'}), context);
    expect(answer).toMatchObject({data: {typed: {code: 'NICHTS'}, cart: {discount: {code: 'WERKSTATT10'}}}});
    expect(parseDiscount(visitor.cookie)).toBe('WERKSTATT10');
  });

  it('of a link is shown, with the reason where it does not apply', async () => {
    await add(2);
    visitor.receive(
      followDiscount('EINRICHTUNG15', visitor.request('/discount/EINRICHTUNG15'), contextFor(store.url)).headers,
    );
    const page = await loadCartPage(visitor.request('/cart'), contextFor(store.url));
    expect(page.data.cart?.discount).toEqual({
      code: 'EINRICHTUNG15',
      state: 'refused',
      amount: 0,
      reason: 'Für diesen Code reicht der Warenwert nicht aus.',
    });
  });

  it('is removed', async () => {
    await add(2);
    await enter('WERKSTATT10');
    const reply = await ask({intent: 'removeDiscount'});
    expect(reply.cart?.discount).toBeUndefined();
    expect(parseDiscount(visitor.cookie)).toBeUndefined();
  });

  it('is asked for nowhere but in a cart that has one', async () => {
    await add(2);
    await control.clearRequests();
    await ask();
    expect((await control.requests()).map(({name}) => name)).toEqual(['CartMerchandise']);
  });

  it('that the store gives no answer about keeps the cart as it is, and says so', async () => {
    await add(2);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await control.addFault({operation: 'cartCreate', kind: '500'});
    const answer = await answerForm(
      visitor.request('/cart', {intent: 'discount', code: 'WERKSTATT10'}),
      contextFor(store.url),
    );
    expect(answer).toMatchObject({
      init: {status: 502},
      data: {message: expect.stringContaining('antwortet') as string, cart: {count: 2}},
    });
    log.mockRestore();
  });
});

describe('the checkout with a discount code', () => {
  const checkOut = (total: number) => ask({intent: 'checkout', total: String(total)});

  it('charges what stood beside the button', async () => {
    await add(2);
    await enter('WERKSTATT10');
    expect((await checkOut(23_220)).checkoutUrl).toMatch(/\/checkouts\//);
    expect((await control.carts()).at(-1)).toMatchObject({total: 23_220, discountCodes: ['WERKSTATT10']});
  });

  it('stops when the store would charge more', async () => {
    await add(2);
    await enter('WERKSTATT10');
    const reply = await checkOut(23_219);
    expect(reply).toMatchObject({status: 409, refused: true, message: expect.stringContaining('Preis') as string});
    expect(reply.checkoutUrl).toBeUndefined();
  });
});

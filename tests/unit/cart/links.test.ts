import {placeOrder} from 'demo-store/testing/order';
import {describe, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {readCartItems} from '~/cart/rules/itemCookies';
import {readPermalink} from '~/cart/rules/permalink';
import {followDiscount, followPermalink} from '~/cart/worker/cartRoutes.server';
import {readNotice, readStoredCart} from '~/cart/worker/cartCookies.server';
import type {Language} from '~/i18n/language';
import {idOf} from './arbitraries';
import {startFixtureStore} from './cartStore';

describe('a link that fills the cart', () => {
  it.each([
    [
      '42:2,43:1',
      [
        [42, 2],
        [43, 1],
      ],
    ],
    ['42:2,42:1', [[42, 3]]],
    ['42:1000', [[42, 1000]]],
    [' 42:1 ,,x,43:0,44:-1,45:1.5,46,047:1,48:10000', [[42, 1]]],
  ] as const)('with %j in it is read as products and quantities', (text, expected) => {
    const items = expected.map(([id, quantity]) => ({variantId: idOf(id), quantity}));
    expect(readPermalink(text)).toEqual({items, isComplete: !text.includes('x')});
  });

  it('may name up to a hundred products, and reports the rest', () => {
    const parts = Array.from({length: 101}, (_, index) => `${index + 1}:1`);
    expect(readPermalink(parts.slice(1).join(','))).toMatchObject({isComplete: true});
    const read = readPermalink(parts.join(','));
    expect([read?.items.length, read?.isComplete]).toEqual([100, false]);
  });

  it('may name made-to-measure pieces', () => {
    const configuration = {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}};
    const planter = {
      isKlivProduct: true,
      width: 500,
      height: 300,
      color: {value: '#f1ede1'},
      choices: {environment: 'indoor'},
    };
    expect(readPermalink('7-140x80-b98a56:2,8-140x80-b98a56:1,9-500x300-f1ede1-indoor:1,7-x-y:1')?.items).toEqual([
      {variantId: '', quantity: 2, configuration, productId: 'gid://shopify/Product/7'},
      {variantId: '', quantity: 1, configuration, productId: 'gid://shopify/Product/8'},
      {variantId: '', quantity: 1, configuration: planter, productId: 'gid://shopify/Product/9'},
    ]);
  });

  it.each(['', 'x', '42', '42:', ':1', '42:0', 'c/1'])('is not valid with %j', (text) => {
    expect(readPermalink(text)).toBeUndefined();
  });
});

const {control, visitor, context, post, stool, table, soldOut, toOrder} = await startFixtureStore('links');

async function follow(lines: string, {query = '', language = 'de' as Language} = {}) {
  const answer = (await followPermalink(lines, visitor.request(`/cart/${lines}${query}`), context(language)).catch(
    (thrown: unknown) => thrown,
  )) as Response;
  visitor.receive(answer.headers);
  return `${answer.status} ${answer.headers.get('Location') ?? ''}`.trim();
}

const storedCode = async () => (await readStoredCart(visitor.cookie)).code;
const inCart = () => readCartItems(visitor.cookie).map(({variantId, quantity}) => [variantId, quantity]);

describe('a visitor who opens a link that fills the cart', () => {
  it('keeps what is already in the cart', async () => {
    expect(await follow(`${numericId(table)}:1`)).toBe('302 /cart');
    expect(await follow(`${numericId(stool)}:2`, {language: 'en'})).toBe('302 /en/cart');
    expect(inCart()).toEqual([
      [table, 1],
      [stool, 2],
    ]);
    expect(visitor.cookie).toContain('12900');
  });

  it('twice gets nothing more, and never a lower quantity', async () => {
    await follow(`${numericId(stool)}:2`);
    await follow(`${numericId(stool)}:2`);
    await follow(`${numericId(stool)}:1`);
    expect(inCart()).toEqual([[stool, 2]]);
    await follow(`${numericId(stool)}:3`);
    expect(inCart()).toEqual([[stool, 3]]);
  });

  it('is told what could not be added, and gets the rest', async () => {
    for (const lines of [
      `${numericId(soldOut)}:1,${numericId(stool)}:1`,
      `999:1,${numericId(table)}:1`,
      `${numericId(stool)}:1,x`,
    ]) {
      expect(await follow(lines)).toBe('302 /cart');
      expect(await readNotice(visitor.cookie)).toBe('linkIncomplete');
    }
    expect(inCart()).toEqual([
      [stool, 1],
      [table, 1],
    ]);
  });

  it('gets no more than is in stock', async () => {
    expect(await follow(`${numericId(table)}:9`)).toBe('302 /cart');
    expect(await readNotice(visitor.cookie)).toBe('stock');
    expect(inCart()).toEqual([[table, 3]]);
  });

  it('gets the largest quantity that is allowed, and a message', async () => {
    expect(await follow(`${numericId(toOrder)}:60,${numericId(toOrder)}:60`)).toBe('302 /cart');
    expect(await readNotice(visitor.cookie)).toBe('overMaximum');
    expect(inCart()).toEqual([[toOrder, 99]]);
  });

  it('keeps the cart if nothing that the link names can be sold', async () => {
    await follow(`${numericId(stool)}:2`);
    const fields = {intent: 'openLink', lines: `${numericId(soldOut)}:1`, mode: 'replace'};
    expect(await post(fields)).toMatchObject({
      init: {status: 422},
      data: {notice: {text: expect.stringContaining('Nicht alles') as string}},
    });
    expect(inCart()).toEqual([[stool, 2]]);
  });

  it('and that has a mistake in it is told that there is no such page', async () => {
    expect(await follow('nonsense')).toBe('404');
  });

  it('may get a discount code with it', async () => {
    await follow(`${numericId(stool)}:1`, {query: '?discount=WERKSTATT10'});
    expect(await storedCode()).toBe('WERKSTATT10');
  });
});

describe('a link with a discount code', () => {
  const bring = async (code: string, query = '', language: Language = 'de') => {
    const answer = await followDiscount(code, visitor.request(`/discount/x${query}`), context(language));
    visitor.receive(answer.headers);
    return `${answer.status} ${answer.headers.get('Location')}`;
  };

  it.each([
    ['', 'de', '/'],
    ['', 'en', '/en'],
    ['?redirect=/shop', 'en', '/en/shop'],
    ['?redirect=/products/tisch?variant=5', 'de', '/product/tisch?variant=5'],
    ['?redirect=https://studio.example/faq', 'de', '/faq'],
    ['?redirect=https://evil.example/faq', 'de', '/'],
    ['?redirect=//evil.example', 'de', '/'],
    ['?redirect=/%5Cevil.example', 'de', '/'],
    ['?redirect=%5C%5Cevil.example', 'de', '/'],
    ['?redirect=/%09/evil.example', 'de', '/'],
    ['?redirect=javascript:alert(1)', 'de', '/'],
    ['?redirect=https:evil', 'de', '/evil'],
  ] as const)('with %s at its end, opened in %s, leads to %s', async (query, language, path) => {
    expect(await bring('WERKSTATT10', query, language)).toBe(`302 ${path}`);
  });

  it('gives the discount at the checkout, and the code is deleted after the order', async () => {
    await follow(`${numericId(stool)}:2`);
    await bring('WERKSTATT10');
    const answer = (await post({intent: 'checkout'})) as Response;
    const [cart] = await control.carts();
    expect(cart?.total).toBe(Math.round(2 * 12_900 * 0.9));
    await placeOrder(answer.headers.get('Location') ?? '');
    expect(await control.orders()).toHaveLength(1);
    await follow(`${numericId(table)}:1`);
    expect(await storedCode()).toBeUndefined();
    expect(inCart()).toEqual([[table, 1]]);
  });

  it('saves the code even after an earlier order', async () => {
    await follow(`${numericId(stool)}:2`);
    const answer = (await post({intent: 'checkout'})) as Response;
    await placeOrder(answer.headers.get('Location') ?? '');
    await bring('WERKSTATT10');
    expect(inCart()).toEqual([]);
    await follow(`${numericId(table)}:1`);
    expect(await storedCode()).toBe('WERKSTATT10');
  });

  it('that Shopify could never have issued is ignored', async () => {
    await bring('x'.repeat(256));
    expect(await storedCode()).toBeUndefined();
    await bring('Ä; 10 %');
    expect(await storedCode()).toBe('Ä; 10 %');
    const forged = btoa(JSON.stringify({code: 'x'.repeat(256)}));
    for (const cookie of [`cartCheckout=${forged}`, 'cartCheckout=%', null]) {
      expect((await readStoredCart(cookie)).code).toBeUndefined();
    }
  });
});

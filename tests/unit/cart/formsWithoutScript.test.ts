import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startDemoStore, type DemoStore} from 'demo-store';
import {fixture} from 'demo-store/testing/fixture';
import {answerForm, loadCartPage} from '~/cart/worker/answers.server';
import type {Language} from '~/i18n/language';
import {contextFor, variantIdOf, Visitor} from './worker';

let store: DemoStore;
let visitor: Visitor;
let stool: string;
/** 3 in stock. */
let table: string;
let soldOut: string;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'cart'});
  [stool, table, soldOut] = await Promise.all([
    variantIdOf(store.url, 'hocker', 'Default Title'),
    variantIdOf(store.url, 'tisch', 'Eiche / mittel'),
    variantIdOf(store.url, 'tisch', 'Eiche / klein'),
  ]);
});
afterAll(() => store.close());
beforeEach(() => {
  visitor = new Visitor();
});

describe('the cart without JavaScript', () => {
  const post = (fields: Record<string, string>, language: Language = 'de') =>
    answerForm(visitor.request('/cart', fields), contextFor(store.url, language));

  it('redirects to the cart, and from there to the checkout', async () => {
    const added = await post({intent: 'add', variant: stool, quantity: '2'}, 'en');
    if (!(added instanceof Response)) throw new Error('Expected a redirect');
    expect([added.status, added.headers.get('Location')]).toEqual([303, '/en/cart']);
    visitor.receive(added.headers);

    const page = await loadCartPage(visitor.request('/en/cart'), contextFor(store.url, 'en'));
    expect(page.data).toMatchObject({cart: {count: 2}, message: undefined});
    expect(new Headers(page.init?.headers).get('Set-Cookie')).toBeNull();

    const checkout = await post({intent: 'checkout'});
    if (!(checkout instanceof Response)) throw new Error('Expected a redirect');
    expect(checkout.status).toBe(303);
    expect(checkout.headers.get('Location')).toContain(store.url);
  });

  it('shows the page with the reason when a form is refused', async () => {
    const answer = await post({intent: 'add', variant: soldOut});
    expect(answer).toMatchObject({init: {status: 422}, data: {message: expect.stringContaining('ausverkauft')}});
  });

  it('tells on the page of the cart what a redirect has to say, once and only to this visitor', async () => {
    const answer = await post({intent: 'add', variant: table, quantity: '50'});
    if (!(answer instanceof Response)) throw new Error('Expected a redirect');
    expect(answer.headers.get('Location')).toBe('/cart');
    visitor.receive(answer.headers);
    const load = () => loadCartPage(visitor.request('/cart?notice=linkFull'), contextFor(store.url, 'en'));
    const page = await load();
    expect(page.data).toMatchObject({cart: {count: 3}, message: expect.stringContaining('in stock')});
    visitor.receive(new Headers(page.init?.headers));
    expect((await load()).data.message).toBeUndefined();
    visitor.cookie = `cartNotice=${btoa('"__proto__"')}`;
    expect((await load()).data.message).toBeUndefined();
  });
});

import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {numericId} from '~/cart/rules/cartItem';
import {handleCartForm, loadCartPage} from '~/cart/worker/responses.server';
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
    handleCartForm(visitor.request('/cart', fields), contextFor(store.url, language));

  it('shows itself after a change, and its button leads to the checkout', async () => {
    const added = await post({intent: 'add', variant: stool, quantity: '2'}, 'en');
    if (!(added instanceof Response)) throw new Error('Expected a redirect');
    expect([added.status, added.headers.get('Location')]).toEqual([303, '/en/cart']);
    visitor.receive(added.headers);

    const page = await loadCartPage(visitor.request('/en/cart'), contextFor(store.url, 'en'));
    expect(page.data).toMatchObject({cart: {count: 2}, notice: undefined});
    expect(new Headers(page.init?.headers).get('Set-Cookie')).toBeNull();

    const checkout = await post({intent: 'checkout'});
    if (!(checkout instanceof Response)) throw new Error('Expected a redirect');
    expect(checkout.status).toBe(303);
    expect(checkout.headers.get('Location')).toContain(store.url);
  });

  it('says why a change was refused', async () => {
    const answer = await post({intent: 'add', variant: soldOut});
    expect(answer).toMatchObject({
      init: {status: 422},
      data: {notice: {text: expect.stringContaining('ausverkauft') as string}},
    });
  });

  it('shows a message once, and only to the visitor whom it concerns', async () => {
    const answer = await post({intent: 'add', variant: table, quantity: '50'});
    if (!(answer instanceof Response)) throw new Error('Expected a redirect');
    expect(answer.headers.get('Location')).toBe('/cart');
    visitor.receive(answer.headers);
    const load = () => loadCartPage(visitor.request('/cart?notice=linkFull'), contextFor(store.url, 'en'));
    const page = await load();
    expect(page.data).toMatchObject({cart: {count: 3}, notice: {text: expect.stringContaining('in stock') as string}});
    visitor.receive(new Headers(page.init?.headers));
    expect((await load()).data.notice).toBeUndefined();
    visitor.cookie = `cartNotice=${btoa('"__proto__"')}`;
    expect((await load()).data.notice).toBeUndefined();
  });

  it('shows a message when the store does not respond, and changes nothing', async () => {
    visitor.hold([{variantId: stool, quantity: 2}]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const control = createControl(store.url);
    await control.addFault({operation: '*', kind: '500'});
    const unreachable = {
      init: {status: 503},
      data: {notice: {text: expect.stringContaining('antwortet gerade nicht') as string}},
    };
    const answer = await post({intent: 'add', variant: stool});
    expect(answer).toMatchObject(unreachable);
    expect(new Headers('init' in answer ? answer.init?.headers : {}).getSetCookie()).toEqual([]);
    expect(await loadCartPage(visitor.request('/cart'), contextFor(store.url))).toMatchObject(unreachable);
    await control.clearFaults();
    log.mockRestore();
  });

  it('refuses a form that another website sends in the visitor’s name', async () => {
    visitor.hold([{variantId: stool, quantity: 2}]);
    const request = visitor.request('/cart', {intent: 'remove', key: numericId(stool)});
    const answer = await handleCartForm(request, {...contextFor(store.url), isCrossOrigin: true});
    expect(answer).toMatchObject({init: {status: 403}, data: {cart: {count: 2}}});
    expect(new Headers('init' in answer ? answer.init?.headers : {}).getSetCookie()).toEqual([]);
  });
});

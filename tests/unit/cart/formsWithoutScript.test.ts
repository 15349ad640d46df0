import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {numberOf} from '~/cart/rules/cartItem';
import {answerForm, answerPage} from '~/cart/worker/answers.server';
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

    const page = await answerPage(visitor.request('/en/cart'), contextFor(store.url, 'en'));
    expect(page.data).toMatchObject({cart: {count: 2}, notice: undefined});
    expect(new Headers(page.init?.headers).get('Set-Cookie')).toBeNull();

    const checkout = await post({intent: 'checkout'});
    if (!(checkout instanceof Response)) throw new Error('Expected a redirect');
    expect(checkout.status).toBe(303);
    expect(checkout.headers.get('Location')).toContain(store.url);
  });

  it('shows the page with the reason when a form is refused', async () => {
    const answer = await post({intent: 'add', variant: soldOut});
    expect(answer).toMatchObject({
      init: {status: 422},
      data: {notice: {text: expect.stringContaining('ausverkauft') as string}},
    });
  });

  it('tells on the page of the cart what a redirect has to say, once and only to this visitor', async () => {
    const answer = await post({intent: 'add', variant: table, quantity: '50'});
    if (!(answer instanceof Response)) throw new Error('Expected a redirect');
    expect(answer.headers.get('Location')).toBe('/cart');
    visitor.receive(answer.headers);
    const load = () => answerPage(visitor.request('/cart?notice=linkFull'), contextFor(store.url, 'en'));
    const page = await load();
    expect(page.data).toMatchObject({cart: {count: 3}, notice: {text: expect.stringContaining('in stock') as string}});
    visitor.receive(new Headers(page.init?.headers));
    expect((await load()).data.notice).toBeUndefined();
    visitor.cookie = `cartNotice=${btoa('"__proto__"')}`;
    expect((await load()).data.notice).toBeUndefined();
  });

  it('says on the page that the store gives no answer, and changes nothing', async () => {
    visitor.hold([{variantId: stool, quantity: 2}]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const control = controlOf(store.url);
    await control.addFault({operation: '*', kind: '500'});
    const unreachable = {
      init: {status: 503},
      data: {notice: {text: expect.stringContaining('antwortet gerade nicht') as string}},
    };
    const answer = await post({intent: 'add', variant: stool});
    expect(answer).toMatchObject(unreachable);
    expect(new Headers('init' in answer ? answer.init?.headers : {}).getSetCookie()).toEqual([]);
    expect(await answerPage(visitor.request('/cart'), contextFor(store.url))).toMatchObject(unreachable);
    await control.clearFaults();
    log.mockRestore();
  });

  it('refuses a form of another website, and sets no cookie', async () => {
    visitor.hold([{variantId: stool, quantity: 2}]);
    const request = visitor.request('/cart', {intent: 'remove', key: numberOf(stool)});
    const answer = await answerForm(request, {...contextFor(store.url), foreign: true});
    expect(answer).toMatchObject({init: {status: 403}, data: {cart: {count: 2}}});
    expect(new Headers('init' in answer ? answer.init?.headers : {}).getSetCookie()).toEqual([]);
  });
});

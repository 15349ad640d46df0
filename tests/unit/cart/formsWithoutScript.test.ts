import {describe, expect, it, vi} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {answerCartForm, loadCartPage} from '~/cart/worker/cartRoutes.server';
import {startFixtureStore} from './cartStore';

const {url, control, visitor, context, post, stool, table, soldOut} = await startFixtureStore('cart');

describe('the cart without JavaScript', () => {
  it('shows itself after a change, and its button leads to the checkout', async () => {
    const added = await post({intent: 'add', variant: stool, quantity: '2'}, 'en');
    if (!(added instanceof Response)) throw new Error('Expected a redirect');
    expect([added.status, added.headers.get('Location')]).toEqual([303, '/en/cart']);

    const page = await loadCartPage(visitor.request('/en/cart'), context('en'));
    expect(page.data).toMatchObject({cart: {count: 2}, notice: undefined});
    expect(new Headers(page.init?.headers).get('Set-Cookie')).toBeNull();

    const checkout = await post({intent: 'checkout'});
    if (!(checkout instanceof Response)) throw new Error('Expected a redirect');
    expect(checkout.status).toBe(303);
    expect(checkout.headers.get('Location')).toContain(url);
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
    const load = () => loadCartPage(visitor.request('/cart?notice=linkFull'), context('en'));
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
    await control.addFault({operation: '*', kind: '500'});
    const unreachable = {
      init: {status: 503},
      data: {notice: {text: expect.stringContaining('antwortet gerade nicht') as string}},
    };
    const answer = await post({intent: 'add', variant: stool});
    expect(answer).toMatchObject(unreachable);
    expect(new Headers('init' in answer ? answer.init?.headers : {}).getSetCookie()).toEqual([]);
    expect(await loadCartPage(visitor.request('/cart'), context())).toMatchObject(unreachable);
    await control.clearFaults();
    log.mockRestore();
  });

  it('refuses a form that another website sends in the visitor’s name', async () => {
    visitor.hold([{variantId: stool, quantity: 2}]);
    const request = visitor.request('/cart', {intent: 'remove', key: numericId(stool)});
    const answer = await answerCartForm(request, {...context(), isCrossOrigin: true});
    expect(answer).toMatchObject({init: {status: 403}, data: {cart: {count: 2}}});
    expect(new Headers('init' in answer ? answer.init?.headers : {}).getSetCookie()).toEqual([]);
  });
});

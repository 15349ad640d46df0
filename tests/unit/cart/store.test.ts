import {describe, expect, it} from 'vitest';
import {serialiseCart} from '~/cart/rules/cookie';
import {applyOperation, type CartEntry} from '~/cart/rules/entries';
import {readIntent} from '~/cart/rules/intent';
import type {CartReply} from '~/cart/rules/reply';
import {createCartStore} from '~/cart/browser/store';
import {cartView} from '~/cart/rules/view';
import {entryOf, idOf, pieceOf} from './arbitraries';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const adding = (number: number, quantity = 1) =>
  formOf({intent: 'add', variant: idOf(number), quantity: `${quantity}`});
const setting = (number: number, quantity: number) =>
  formOf({intent: 'update', key: idOf(number), quantity: `${quantity}`});
const removing = (number: number) => formOf({intent: 'remove', key: idOf(number)});

/** A browser whose worker answers when the test says so. */
function setUp(entries: CartEntry[] = []) {
  let cart = entries;
  let active = 0;
  const requests: {address: string; form?: FormData; answer: (reply?: Partial<CartReply> | Error) => void}[] = [];
  const visited: string[] = [];
  const write = () => {
    const cookie = serialiseCart(cart, {secure: false});
    return cookie.ok ? cookie.setCookie : '';
  };
  const carryOut = (form?: FormData) => {
    const intent = form && readIntent(form);
    if (intent && intent.type !== 'checkout' && intent.type !== 'configure') cart = applyOperation(cart, intent);
  };
  const store = createCartStore({
    cookie: write,
    goTo: (url) => visited.push(url),
    request: (address, form) => {
      active += 1;
      expect(active).toBe(1);
      return new Promise((resolve, reject) => {
        const answer = (reply: Partial<CartReply> | Error = {}) => {
          active -= 1;
          if (reply instanceof Error) return reject(reply);
          if (!reply.message) carryOut(form);
          resolve({cart: cartView(cart, () => pieceOf()), ...reply});
        };
        requests.push({address, form, answer});
      });
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (reply?: Partial<CartReply> | Error) => {
    requests.shift()?.answer(reply);
    await settle();
  };
  const otherTab = (list: CartEntry[]) => void (cart = list);
  const shown = () =>
    store.state().view?.lines.map(({variantId, quantity}) => [Number(variantId.split('/').at(-1)), quantity]);
  return {store, requests, visited, answer, otherTab, shown};
}

describe('the cart in the browser', () => {
  it('is empty until it is connected, as every document shows it', () => {
    expect(setUp([entryOf(1, 3)]).store.state()).toEqual({count: 0, checkingOut: false});
  });

  it('counts the cookie at once and loads the lines', async () => {
    const {store, requests, answer, shown} = setUp([entryOf(1, 3)]);
    store.connect('/api/cart');
    expect(store.state()).toMatchObject({count: 3, view: undefined});
    expect(requests.map(({address, form}) => [address, form])).toEqual([['/api/cart', undefined]]);
    await answer();
    expect(shown()).toEqual([[1, 3]]);
  });

  it('asks nothing for an empty cart', () => {
    const {store, requests} = setUp();
    store.connect('/api/cart');
    expect(requests).toHaveLength(0);
    expect(store.state().view).toMatchObject({lines: [], total: 0});
  });

  it('shows a change at once and sends one request after the other', async () => {
    const {store, requests, answer, shown} = setUp();
    store.connect('/api/cart');
    void store.submit(adding(1), pieceOf());
    void store.submit(adding(2), pieceOf());
    void store.submit(adding(1, 2), pieceOf());
    expect(shown()).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(store.state().count).toBe(4);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(requests).toHaveLength(1);
      await answer();
      expect(shown()).toEqual([
        [1, 3],
        [2, 1],
      ]);
    }
    expect(requests).toHaveLength(0);
  });

  it('keeps a change that is made while the cart is still being loaded', async () => {
    const {store, answer, shown} = setUp([entryOf(1)]);
    store.connect('/api/cart');
    void store.submit(adding(2), pieceOf());
    expect(store.state().count).toBe(2);
    await answer();
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await answer();
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('puts a line back when the network fails, says so, and goes on with the next', async () => {
    const {store, answer, shown} = setUp([entryOf(1, 2)]);
    store.connect('/api/cart');
    await answer();
    void store.submit(removing(1));
    void store.submit(adding(2), pieceOf());
    expect(shown()).toEqual([[2, 1]]);
    await answer(new TypeError('Failed to fetch'));
    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(store.state().notice).toEqual({failed: 'change'});
    await answer();
    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('tells what the worker says and shows its cart', async () => {
    const {store, answer, shown} = setUp([entryOf(1, 2)]);
    store.connect('/api/cart');
    await answer();
    void store.submit(setting(1, 50));
    expect(shown()).toEqual([[1, 50]]);
    await answer({message: 'Nur noch 2.'});
    expect(shown()).toEqual([[1, 2]]);
    expect(store.state().notice).toEqual({text: 'Nur noch 2.'});
    void store.submit(setting(1, 1));
    expect(store.state().notice).toBeNull();
  });

  it('sends only the last of several waiting quantities of a line', async () => {
    const {store, requests, answer, shown} = setUp([entryOf(1)]);
    store.connect('/api/cart');
    await answer();
    for (const quantity of [2, 3, 4, 5]) void store.submit(setting(1, quantity));
    expect(shown()).toEqual([[1, 5]]);
    expect(requests[0]?.form?.get('quantity')).toBe('2');
    await answer();
    expect(requests[0]?.form?.get('quantity')).toBe('5');
    await answer();
    expect(requests).toHaveLength(0);
    expect(shown()).toEqual([[1, 5]]);
  });

  it('says when loading failed, and tries again at the next occasion', async () => {
    const {store, requests, answer, shown} = setUp([entryOf(1)]);
    store.connect('/api/cart');
    await answer(new TypeError('Failed to fetch'));
    expect(store.state()).toMatchObject({notice: {failed: 'load'}, count: 1});
    store.refresh();
    expect(requests).toHaveLength(1);
    await answer();
    expect(shown()).toEqual([[1, 1]]);
    expect(store.state().notice).toBeNull();
  });

  it('goes to the checkout after everything before it, and is ready again on return', async () => {
    const {store, requests, visited, answer} = setUp([entryOf(1)]);
    store.connect('/api/cart');
    await answer();
    void store.submit(setting(1, 2));
    void store.submit(formOf({intent: 'checkout'}));
    expect(store.state().checkingOut).toBe(true);
    await answer();
    expect(requests[0]?.form?.get('intent')).toBe('checkout');
    await answer({checkoutUrl: 'https://store.example/checkouts/1'});
    expect(visited).toEqual(['https://store.example/checkouts/1']);
    expect(store.state().checkingOut).toBe(true);
    store.refresh();
    expect(store.state()).toMatchObject({checkingOut: false, count: 2});
  });

  it('tells whether a form was carried out', async () => {
    const {store, answer} = setUp();
    store.connect('/api/cart');
    const outcomes = [store.submit(adding(1)), store.submit(adding(2)), store.submit(adding(3))];
    await answer();
    await answer({refused: true, message: 'Ausverkauft'});
    await answer(new Error('offline'));
    expect(await Promise.all(outcomes)).toEqual([true, false, false]);
  });

  it('takes over what another tab did', async () => {
    const {store, requests, answer, otherTab, shown} = setUp([entryOf(1)]);
    store.connect('/api/cart');
    await answer();
    store.refresh();
    expect(requests).toHaveLength(0);
    otherTab([entryOf(1), entryOf(2)]);
    store.refresh();
    await answer();
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    otherTab([]);
    store.refresh();
    expect(shown()).toEqual([]);
  });

  it('loads the cart anew in another language', async () => {
    const {store, requests, answer} = setUp([entryOf(1)]);
    store.connect('/api/cart');
    await answer();
    store.connect('/api/cart');
    store.connect('/en/api/cart');
    expect(requests.map(({address}) => address)).toEqual(['/en/api/cart']);
  });
});

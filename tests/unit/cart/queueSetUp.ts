import {expect} from 'vitest';
import {createCartQueue} from '~/cart/browser/queue';
import {numericId, type CartItem} from '~/cart/rules/cartItem';
import {cartView, type CartReply} from '~/cart/rules/cartView';
import {changeItems, type CartChange} from '~/cart/rules/changeItems';
import {writeCartItems} from '~/cart/rules/itemCookies';
import {readQuantity} from '~/cart/rules/quantity';
import {idOf, itemOf, merchandiseOf} from './arbitraries';

export const adding = (number: number, quantity = 1) => ({
  intent: 'add',
  variant: idOf(number),
  quantity: String(quantity),
});
export const setting = (number: number, quantity: number) => ({
  intent: 'update',
  key: String(number),
  quantity: String(quantity),
});
export const removing = (number: number) => ({intent: 'remove', key: String(number)});

interface SentRequest {
  url: string;
  /** Of a form. */
  fields?: Record<string, string>;
  answer(reply?: Partial<CartReply> | Error): void;
}

/** A browser whose worker answers when the test says so. */
export function setUp(items: CartItem[] = []) {
  let cart = items;
  let active = 0;
  const requests: SentRequest[] = [];
  const visited: string[] = [];
  /** The buttons of each request that outlives the page. */
  const sentAtLast: string[][] = [];
  const carryOut = (fields: Record<string, string> = {}) => {
    const change = changeOf(fields);
    const changed = change && changeItems(cart, change, () => merchandiseOf());
    if (changed?.ok) cart = changed.items;
  };
  const queue = createCartQueue({
    cookie: () => writeCartItems(cart, {secure: false}) ?? '',
    goTo: (url) => visited.push(url),
    fetch: (url, {body, signal}) => {
      const form = body instanceof URLSearchParams ? body : undefined;
      if (!signal) {
        sentAtLast.push(form?.getAll('button') ?? []);
        return Promise.resolve(new Response());
      }
      active += 1;
      expect(active).toBe(1);
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          active -= 1;
          settle();
        };
        signal.addEventListener('abort', () => end(() => reject(new DOMException('', 'AbortError'))));
        const fields = form && Object.fromEntries(form);
        const answer = (reply: Partial<CartReply> | Error = {}) => {
          if (reply instanceof Error) return end(() => reject(reply));
          if (!reply.notice) carryOut(fields);
          const cartNow = cartView(cart, () => merchandiseOf());
          end(() => resolve(Response.json({cart: cartNow, ...reply})));
        };
        requests.push({url, fields, answer});
      });
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (reply?: Partial<CartReply> | Error) => {
    requests.shift()?.answer(reply);
    await settled();
  };
  const add = (number: number, quantity = 1) =>
    queue.submit(adding(number, quantity), {
      change: {type: 'add', item: itemOf(number, quantity)},
      merchandise: merchandiseOf(),
    });
  const otherTab = (list: CartItem[]) => void (cart = list);
  const shown = () =>
    queue.state().view?.lines.map(({variantId, quantity}) => [Number(numericId(variantId)), quantity]);
  return {queue, add, requests, visited, answer, settled, otherTab, shown, sentAtLast};
}

function changeOf({intent, variant = '', key = '', quantity = ''}: Record<string, string>): CartChange | undefined {
  switch (intent) {
    case 'add':
      return {type: 'add', item: {variantId: variant, quantity: readQuantity(quantity)}};
    case 'update':
      return {type: 'update', key, quantity: readQuantity(quantity)};
    case 'remove':
      return {type: 'remove', key};
  }
  return undefined;
}

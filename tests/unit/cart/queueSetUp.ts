import {expect} from 'vitest';
import {serialiseCart} from '~/cart/rules/cookie';
import {applyOperation, type CartEntry} from '~/cart/rules/entries';
import {readIntent} from '~/cart/worker/intent.server';
import type {CartReply} from '~/cart/rules/cartReply';
import {createCartQueue} from '~/cart/browser/queue';
import {cartView} from '~/cart/rules/lines';
import {idOf, merchandiseOf} from './arbitraries';

export const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
export const adding = (number: number, quantity = 1) =>
  formOf({intent: 'add', variant: idOf(number), quantity: `${quantity}`});
export const setting = (number: number, quantity: number) =>
  formOf({intent: 'update', key: idOf(number), quantity: `${quantity}`});
export const removing = (number: number) => formOf({intent: 'remove', key: idOf(number)});

export const addition = {merchandise: merchandiseOf()};

/** A browser whose worker answers when the test says so. */
export function setUp(entries: CartEntry[] = []) {
  let cart = entries;
  let active = 0;
  const sentAtLast: {current?: FormData; waiting: FormData[]}[] = [];
  const requests: {url: string; form?: FormData; answer: (reply?: Partial<CartReply> | Error) => void}[] = [];
  const visited: string[] = [];
  const write = () => {
    const cookie = serialiseCart(cart, {secure: false});
    return cookie.ok ? cookie.setCookie : '';
  };
  const carryOut = (form?: FormData) => {
    const intent = form && readIntent(form);
    if (intent?.type === 'add' || intent?.type === 'update' || intent?.type === 'remove') {
      cart = applyOperation(cart, intent);
    }
  };
  const queue = createCartQueue({
    cookie: write,
    goTo: (url) => visited.push(url),
    sendAtLast: (_, current, waiting) => waiting.length > 0 && sentAtLast.push({current, waiting}) > 0,
    request: (url, form) => {
      active += 1;
      expect(active).toBe(1);
      return new Promise((resolve, reject) => {
        const answer = (reply: Partial<CartReply> | Error = {}) => {
          active -= 1;
          if (reply instanceof Error) return reject(reply);
          if (!reply.message) carryOut(form);
          resolve({cart: cartView(cart, () => merchandiseOf()), ...reply});
        };
        requests.push({url, form, answer});
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
    queue.state().view?.lines.map(({variantId, quantity}) => [Number(variantId.split('/').at(-1)), quantity]);
  return {queue, requests, visited, answer, otherTab, shown, sentAtLast};
}

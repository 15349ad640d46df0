import {beforeEach, expect, it} from 'vitest';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import {numericId} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {emptyForms, form, longForm, post, unreadableBodies} from '../badBodies';
import {startFixtureStore} from './cartStore';

const {visitor, context, add, stool} = await startFixtureStore('bodies');
beforeEach(() => add(stool));

async function send(bad: Parameters<typeof post>[1]) {
  const request = post('https://studio.example/api/cart', bad, {Cookie: visitor.cookie});
  const answer = await answerCartQueue(request, context());
  const {cart, notice} = (await answer.json()) as CartReply;
  return {status: answer.status, cookies: answer.headers.getSetCookie(), count: cart?.count, text: notice?.text};
}

const malformed = {status: 400, cookies: [], count: 1, text: expect.stringContaining('unvollständig')};

it.each([...unreadableBodies, ...emptyForms])(
  'the cart refuses a faulty form ($name) with a message, and changes nothing',
  async (bad) => {
    expect(await send(bad)).toEqual(malformed);
  },
);

it('the cart accepts forms only, not data that a foreign program could send', async () => {
  const body = JSON.stringify({intent: 'remove', key: numericId(stool)});
  expect(await send({type: 'application/json', body})).toEqual(malformed);
});

it('the cart refuses a form that is too long with a message, and changes nothing', async () => {
  expect(await send(longForm(64_001))).toMatchObject({status: 413, cookies: [], count: 1});
});

it('when a form sends a field of the cart twice, the first one counts', async () => {
  const fields = [
    ['intent', 'update'],
    ['intent', 'remove'],
    ['key', numericId(stool)],
    ['key', 'x'],
    ['quantity', '3'],
    ['quantity', '9'],
  ];
  expect(await send({type: form, body: new URLSearchParams(fields).toString()})).toMatchObject({status: 200, count: 3});
});

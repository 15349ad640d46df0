import type {AppLoadContext} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {answerWithdrawal} from '~/legal/withdrawal/receive.server';
import {emptyForms, form, longForm, post, unreadableBodies} from '../badBodies';

const context = {config: {}, foreign: false, language: 'en'} as AppLoadContext;
const send = (bad: Parameters<typeof post>[1]) =>
  answerWithdrawal(post('https://studio.example/en/widerruf', bad), context);

it.each(unreadableBodies)('$name is refused with words', async (bad) => {
  const {status, result} = await send(bad);
  expect([status, result]).toMatchObject([400, {refusal: {message: expect.stringContaining('not arrive complete')}}]);
});

it.each(emptyForms)('$name is answered with what is missing', async (bad) => {
  const {status, result} = await send(bad);
  expect([status, result]).toMatchObject([400, {ok: false, errors: {name: 'Please enter your name.'}}]);
});

it('what is too long is refused with words, and of repeated fields the first one is shown again', async () => {
  expect((await send(longForm(64_001))).status).toBe(413);
  const {result} = await send({type: form, body: 'name=Anna&name=Bea&order=%231'});
  expect(result).toMatchObject({ok: false, values: {name: 'Anna', order: '#1', mail: '', pieces: ''}});
});

import type {AppLoadContext} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {handleWithdrawalRequest} from '~/legal/withdrawal/withdrawalRequest.server';
import {emptyForms, form, longForm, post, unreadableBodies} from '../badBodies';

const context = {config: {}, isCrossOrigin: false, language: 'en'} as AppLoadContext;
const send = (bad: Parameters<typeof post>[1]) =>
  handleWithdrawalRequest(post('https://studio.example/en/widerruf', bad), context);

it.each(unreadableBodies)('the withdrawal form refuses a faulty form ($name) with a message', async (bad) => {
  const {status, result} = await send(bad);
  expect([status, result]).toMatchObject([400, {refusal: {message: expect.stringContaining('arrived incomplete')}}]);
});

it.each(emptyForms)('the withdrawal form says which fields are missing ($name)', async (bad) => {
  const {status, result} = await send(bad);
  expect([status, result]).toMatchObject([400, {ok: false, errors: {name: 'Please enter your name.'}}]);
});

it('the withdrawal form refuses a text that is too long with a message', async () => {
  expect((await send(longForm(64_001))).status).toBe(413);
  const {result} = await send({type: form, body: 'name=Anna&name=Bea&order=%231'});
  expect(result).toMatchObject({ok: false, values: {name: 'Anna', order: '#1', mail: '', pieces: ''}});
});

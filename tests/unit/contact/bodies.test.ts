import type {AppLoadContext} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {handleApiRequest, handleFormRequest} from '~/contact/enquiryRequest.server';
import {emptyForms, form, longForm, post, unreadableBodies} from '../badBodies';

const context = {config: {}, isCrossOrigin: false} as AppLoadContext;
const page = (bad: Parameters<typeof post>[1]) =>
  handleFormRequest(post('https://studio.example/en/contact', bad), context);
const call = (bad: Parameters<typeof post>[1]) =>
  handleApiRequest(post('https://studio.example/api/send-email', bad), context);

it.each(unreadableBodies)('the contact form refuses a faulty form ($name) with a message', async (bad) => {
  const {status, result} = await page(bad);
  expect(status).toBe(400);
  expect(result).toEqual({
    ok: false,
    refusal: {message: 'Your enquiry arrived incomplete. Please send it again.'},
  });
});

it.each(emptyForms)('the contact form says which fields are missing ($name)', async (bad) => {
  const {status, result} = await page(bad);
  expect(status).toBe(400);
  expect(result).toMatchObject({ok: false, errors: {name: 'Please enter your name.'}});
});

it('the contact form refuses a text that is too long', async () => {
  expect(await page(longForm(64_001))).toMatchObject({status: 413, values: {}});
  const {status, values} = await page({type: form, body: 'name=Anna&name=Bea&category=x&category=y&text=Holz'});
  expect([status, values]).toEqual([400, {name: 'Anna', category: ['x', 'y'], text: 'Holz'}]);
});

it('the contact form keeps only values that are text', async () => {
  const body = JSON.stringify({name: {a: 1}, text: 'Holz', category: [1], phone: 7});
  expect((await page({type: 'application/json', body})).values).toEqual({text: 'Holz'});
});

it.each(unreadableBodies)(
  'an enquiry that a program sends is refused when it is faulty ($name): status 400 or 415',
  async (bad) => {
    expect((await call(bad)).status).toBe(bad.type === 'application/json' ? 400 : 415);
  },
);

it.each(emptyForms)('an enquiry that a program sends is refused when something is missing ($name)', async (bad) => {
  const answer = await call(bad);
  expect(answer.status).toBe(bad.type === 'application/json' ? 400 : 415);
  expect(await answer.json()).toMatchObject({ok: false});
});

it('an enquiry that a program sends is refused when it is too long', async () => {
  const body = JSON.stringify({name: 'x'.repeat(64_000)});
  expect((await call({type: 'application/json', body})).status).toBe(413);
});

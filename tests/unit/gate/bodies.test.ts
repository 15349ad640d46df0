import {beforeEach, expect, it, vi} from 'vitest';
import {gate} from '~/gate/gate';
import {requestContext} from '../../support/requestContext';
import {emptyForms, form, longForm, post, unreadableBodies} from '../badBodies';

const config = {SITE_PASSWORD: 'eiche', SESSION_SECRET: 'a secret of the tests'};
const counts = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};

beforeEach(() => void vi.stubGlobal('caches', {open: () => Promise.resolve(counts)}));

async function send(bad: Parameters<typeof post>[1]) {
  const request = post('https://studio.example/gate', bad);
  const {status, headers} = (await gate(request, requestContext(request, {config}))) ?? new Response();
  return [status, headers.get('Location'), headers.has('Set-Cookie')];
}

it.each([...unreadableBodies, ...emptyForms])(
  'the form for the site’s password asks again when it was sent wrongly ($name)',
  async (bad) => {
    expect(await send(bad)).toEqual([303, '/gate?refused=missing&to=%2F', false]);
  },
);

it('a requested page that is no text counts as the home page', async () => {
  const body = JSON.stringify({password: 'x', to: {toString: 1}});
  expect(await send({type: 'application/json', body})).toEqual([303, '/gate?refused=missing&to=%2F', false]);
});

it('the form for the site’s password refuses a text that is too long', async () => {
  expect(await send(longForm(8193))).toEqual([413, null, false]);
});

it('the form for the site’s password uses the first field when one is sent twice', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await send({type: form, body: 'password=x&password=eiche&to=/shop&to=/cart'})).toEqual([
    303,
    '/gate?refused=wrong&to=%2Fshop',
    false,
  ]);
  warn.mockRestore();
  expect(await send({type: form, body: 'password=eiche&password=x&to=/shop'})).toEqual([303, '/shop', true]);
});

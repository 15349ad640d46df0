import {expect, it, vi} from 'vitest';
import {checkGate} from '~/gate/gate';
import {emptyForms, form, longForm, post, unreadableBodies} from '../badBodies';

const config = {SITE_PASSWORD: 'eiche', SESSION_SECRET: 'a secret of the tests'};
const counts = () => Promise.resolve({match: () => Promise.resolve(undefined), put: () => Promise.resolve()});

async function send(bad: Parameters<typeof post>[1]) {
  const {answer} = await checkGate(post('https://studio.example/gate', bad), config, counts);
  const {status, headers} = answer ?? new Response();
  return [status, headers.get('Location'), headers.has('Set-Cookie')];
}

it.each([...unreadableBodies, ...emptyForms])('asks for the password after $name', async (bad) => {
  expect(await send(bad)).toEqual([303, '/gate?refused=missing&to=%2F', false]);
});

it('refuses what is too long', async () => {
  expect(await send(longForm(8193))).toEqual([413, null, false]);
});

it('takes the first password and the first path of a form', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await send({type: form, body: 'password=x&password=eiche&to=/shop&to=/cart'})).toEqual([
    303,
    '/gate?refused=wrong&to=%2Fshop',
    false,
  ]);
  warn.mockRestore();
  expect(await send({type: form, body: 'password=eiche&password=x&to=/shop'})).toEqual([303, '/shop', true]);
});

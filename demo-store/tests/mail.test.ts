import {beforeEach, describe, expect, test} from 'vitest';
import {storefrontEnv} from '../env';
import {useStore} from './useStore';

const store = useStore();
const mail = {
  from: 'Studio <web@maser.example>',
  to: 'hallo@maser.example',
  subject: 'Anfrage <1>',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  reply_to: 'a@b.de',
};

beforeEach(() => store.client.control.reset());

async function send(body: object | string, headers: Record<string, string> = {}) {
  const env = storefrontEnv(store.client.url);
  const response = await fetch(env['MAIL_API_URL'] ?? '', {
    method: 'POST',
    headers: {authorization: `Bearer ${env['MAIL_API_KEY']}`, 'content-type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as {id?: string; name?: string; message?: string},
  };
}

describe('a mail that a site sends through the demo store', () => {
  test('arrives in the mailbox', async () => {
    const {status, body} = await send(mail);
    expect(status).toBe(200);
    expect(await store.client.control.mails()).toEqual([
      {
        id: body.id,
        createdAt: expect.stringMatching(/^\d{4}-/) as string,
        from: mail.from,
        to: [mail.to],
        subject: mail.subject,
        text: 'Hallo',
        html: '<p>Hallo</p>',
        replyTo: ['a@b.de'],
      },
    ]);
  });

  test('arrives once even when it is sent twice', async () => {
    const headers = {'idempotency-key': 'anfrage-1'};
    const first = await send(mail, headers);
    expect((await send(mail, headers)).body.id).toBe(first.body.id);
    expect(await store.client.control.mails()).toHaveLength(1);
    expect((await send(mail, {'idempotency-key': 'anfrage-2'})).body.id).not.toBe(first.body.id);
  });

  test('is refused when it uses the number of another mail', async () => {
    const headers = {'idempotency-key': 'anfrage-1'};
    await send(mail, headers);
    expect(await send({...mail, text: 'Anders'}, headers)).toMatchObject({
      status: 409,
      body: {name: 'invalid_idempotent_request'},
    });
  });

  test.each([
    ['without a key', mail, {authorization: ''}, 401, 'missing_api_key'],
    ['with a wrong key', mail, {authorization: 'Bearer x'}, 403, 'invalid_api_key'],
    ['without a recipient', {...mail, to: undefined}, {}, 422, 'missing_required_field'],
    ['without a subject', {...mail, subject: ''}, {}, 422, 'missing_required_field'],
    ['without a text', {...mail, text: '', html: ''}, {}, 422, 'missing_required_field'],
    ['without a valid sender', {...mail, from: 'Studio'}, {}, 422, 'validation_error'],
    ['with an invalid recipient', {...mail, to: ['a@b.de', 'x']}, {}, 422, 'validation_error'],
    [
      'with an idempotency key that is too long',
      mail,
      {'idempotency-key': 'x'.repeat(257)},
      400,
      'invalid_idempotency_key',
    ],
  ])('%s is refused', async (_, body, headers, status, name) => {
    expect(await send(body, headers)).toMatchObject({status, body: {name, statusCode: status}});
    expect(await store.client.control.mails()).toEqual([]);
  });

  test('is refused when it cannot be read', async () => {
    expect((await send('{')).status).toBe(400);
  });
});

describe('the demo store’s mailbox', () => {
  const read = async (path: string) => (await fetch(store.client.url + path)).text();

  test('lists mails, and shows each one without letting it do harm', async () => {
    expect(await read('/mailbox')).toContain('No mail has arrived yet.');
    const {body} = await send({...mail, html: '<script>alert(1)</script>'});
    expect(await read('/mailbox')).toContain(`<a href="/mailbox/${body.id}">Anfrage &lt;1&gt;</a>`);
    const page = await read(`/mailbox/${body.id}`);
    expect(page).toContain('<iframe sandbox srcdoc="&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  test('can be emptied', async () => {
    await send(mail);
    await store.client.control.clearMails();
    expect(await store.client.control.mails()).toEqual([]);
    await send(mail);
    await fetch(`${store.client.url}/mailbox/empty`, {method: 'POST'});
    expect(await store.client.control.mails()).toEqual([]);
  });

  test('says when a mail does not exist', async () => {
    expect((await fetch(`${store.client.url}/mailbox/x`)).status).toBe(404);
  });
});

import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {emptyContent} from 'demo-store/empty';
import {studioEnv} from '../../../studio/env';
import * as v from 'valibot';
import {enquiryApiSchema} from '~/contact/enquiry';
import {deliverEnquiry} from '~/contact/deliverEnquiry.server';
import {mailboxKey} from '~/mail/sanitize';
import {parseEnvironment} from '~/platform/env';

const shared = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};
let store: DemoStore;
let warn: MockInstance;
beforeEach(async () => {
  store = await startDemoStore({content: emptyContent, port: 0, seed: 'enquiries', log: () => {}});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  warn.mockRestore();
  await store.close();
});

const fields = {name: 'Anna Buchholz', phone: '0211 1', howHeard: 'google', text: 'Ein Regal\nund <3 Eiche & Öl'};

const send = (mail: string, address: string, change = {}) =>
  deliverEnquiry(
    {enquiry: v.parse(enquiryApiSchema, {...fields, mail, ...change}), spamSignals: {}, language: 'de'},
    {headers: new Headers({'Oxygen-Buyer-IP': address}), config: parseEnvironment(studioEnv(store.url)), shared},
  );

describe('too many enquiries from one visitor or one email address', () => {
  it('get a message and a ready-made mail, and other visitors are not affected', async () => {
    const answers = await Promise.all(
      Array.from({length: 20}, (_, number) => send(`a${number}@example.com`, '10.3.0.1')),
    );
    expect(answers.every(({status}) => status === 200)).toBe(true);
    for (let number = 0; number < 10; number++) {
      const {status, result} = await send('bea@example.com', '10.3.0.1');
      expect(status).toBe(429);
      const {message, mailto = ''} = (!result.ok && result.refusal) || {};
      expect(message).toContain('in kurzer Zeit viele Anfragen');
      const body = new URL(mailto).searchParams.get('body') ?? '';
      for (const word of ['Anna Buchholz', 'bea@example.com', '0211 1', 'Google', 'Ein Regal\r\nund <3 Eiche & Öl'])
        expect(body).toContain(word);
    }
    expect((await send('bea@example.com', '10.3.0.2')).status).toBe(200);
    expect(await createControl(store.url).mails()).toHaveLength(21);
  });

  it('are counted together, however the email address is spelled', async () => {
    const spellings = ['c.box@example.com', 'cbox+1@example.com', 'CBOX@Example.com', 'c.b.o.x+2@example.com'];
    const statuses: number[] = [];
    for (let number = 0; number < 9; number++) {
      const mail = spellings[number % spellings.length] ?? '';
      statuses.push((await send(mail, `10.3.1.${number}`, {text: `Nummer ${number}`})).status);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
    expect((await send('d.box@example.com', '10.3.1.9')).status).toBe(200);
  });
});

describe('an email address, as it is counted,', () => {
  it.each([
    ['Anna@Example.com', 'anna@example.com'],
    ['anna+1@example.com', 'anna@example.com'],
    ['an.na+a+b@example.com', 'anna@example.com'],
    ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example'],
    ['ＡＮＮＡ@example.com', 'anna@example.com'],
  ])('is the same in another spelling: for %s it is %s', (mail, key) => expect(mailboxKey(mail)).toBe(key));

  it('is another one for another name or domain', () => {
    const keys = ['anna@example.com', 'anne@example.com', 'anna@example.org', 'anna@mail.example.com'].map(mailboxKey);
    expect(new Set(keys).size).toBe(4);
  });
});

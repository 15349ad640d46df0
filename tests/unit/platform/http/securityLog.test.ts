import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance} from 'vitest';
import * as v from 'valibot';
import {enquiryApiSchema} from '~/contact/enquiry';
import {deliverEnquiry} from '~/contact/deliverEnquiry.server';
import {gate} from '~/gate/gate';
import {requestContext} from '../../../support/requestContext';

const config = {SITE_PASSWORD: 'eiche', SESSION_SECRET: 'a secret of the tests'};
const counts = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};
let warn: MockInstance;

beforeEach(() => {
  vi.stubGlobal('caches', {open: () => Promise.resolve(counts)});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warn.mockRestore();
  vi.useRealTimers();
});

/** The events that were logged, each one line of JSON. */
const loggedEvents = () => warn.mock.calls.map((line) => JSON.parse(line.join(' ')) as Record<string, unknown>);

async function give(password: string, address: string, headers: Record<string, string> = {}) {
  const request = new Request('https://studio.example/gate', {
    method: 'POST',
    headers: {'Oxygen-Buyer-IP': address, ...headers},
    body: new URLSearchParams({password, to: '/thankyou/Anna'}),
  });
  return gate(request, requestContext(request, {config}));
}

/** Where a refused password leads to. */
const redirectOf = async (password: string, address: string) =>
  (await give(password, address))?.headers.get('Location')?.split('&')[0];

describe('the security log has one line, without personal data,', () => {
  it('when a password is refused, and when the limit is reached', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await redirectOf('my private password', '203.0.113.1')).toBe('/gate?refused=wrong');
    expect(await redirectOf('my private password', '203.0.113.1')).toBe('/gate?refused=tooMany');
    const client = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(loggedEvents().slice(-2)).toEqual([
      {security: 'refused-password', place: 'gate', client},
      {security: 'limit-reached', place: 'gate', client},
    ]);
    expect(loggedEvents()).toHaveLength(11);
    expect(warn.mock.calls.join()).not.toMatch(/203\.0|private|Anna/);
  });

  it('when a form comes from another website', async () => {
    expect((await give('eiche', '203.0.113.2', {Origin: 'https://evil.example'}))?.status).toBe(403);
    expect(loggedEvents()).toMatchObject([{security: 'foreign-origin', place: 'gate'}]);
  });

  it('when too many enquiries are sent', async () => {
    const headers = new Headers({'Oxygen-Buyer-IP': '203.0.113.3'});
    const input = {name: 'Anna', mail: 'anna@example.com', phone: '1', howHeard: 'Google'};
    const submission = {enquiry: v.parse(enquiryApiSchema, input), spamSignals: {}, language: 'de'} as const;
    const mailApi = createServer((_, response) => response.end('{"id": "1"}')).listen(0, '127.0.0.1');
    onTestFinished(() => void mailApi.close());
    await once(mailApi, 'listening');
    const {port} = mailApi.address() as AddressInfo;
    const mailSettings = {
      MAIL_API_URL: `http://127.0.0.1:${port}`,
      MAIL_API_KEY: 'a key',
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'studio@example.com',
    };
    const statuses: number[] = [];
    for (let count = 0; count < 9; count++) {
      const options = {headers, config: {...config, ...mailSettings}, shared: counts};
      statuses.push((await deliverEnquiry(submission, options)).status);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
    expect(loggedEvents()).toMatchObject([{security: 'limit-reached', place: 'enquiry'}]);
    expect(warn.mock.calls.join()).not.toMatch(/Anna|anna|203\.0/);
  });
});

it('in the security log, one visitor’s events carry the same id for a day; another visitor or another day gets a different id', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  for (const [date, address] of [
    ['2026-01-05T10:00Z', '203.0.113.4'],
    ['2026-01-05T11:00Z', '203.0.113.4'],
    ['2026-01-05T11:00Z', '203.0.113.5'],
    ['2026-01-06T10:00Z', '203.0.113.4'],
  ] as const) {
    vi.setSystemTime(new Date(date));
    await give('wrong', address);
  }
  const [first, again, other, nextDay] = loggedEvents().map(({client}) => client);
  expect(again).toBe(first);
  expect(new Set([first, other, nextDay]).size).toBe(3);
});

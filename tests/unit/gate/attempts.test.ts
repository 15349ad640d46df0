import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {gate} from '~/gate/gate';
import type {SharedCache} from '~/platform/http/limit';
import {requestContext} from '../../support/requestContext';

const site = 'https://studio.example';
const config = {SITE_PASSWORD: 'eiche', SESSION_SECRET: 'a secret of the tests'};
let warn: MockInstance;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const entries = new Map<string, string>();
  const shared: SharedCache = {
    match: async (url) => (entries.has(String(url)) ? new Response(entries.get(String(url))) : undefined),
    put: async (url, response) => void entries.set(String(url), await response.text()),
  };
  vi.stubGlobal('caches', {open: () => Promise.resolve(shared)});
});
afterEach(() => warn.mockRestore());

async function ask(request: Request): Promise<Response> {
  const answer = await gate(request, requestContext(request, {config}));
  if (!answer) throw new Error('The gate lets the request through.');
  return answer;
}

/** Gives a password from a network address, and answers where it leads to. */
async function give(fields: Record<string, string>, address?: string, path = '/gate'): Promise<string | null> {
  const headers: Record<string, string> = address ? {'Oxygen-Buyer-IP': address} : {};
  const answer = await ask(
    new Request(site + path, {method: 'POST', headers, body: new URLSearchParams({to: '/shop', ...fields})}),
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return answer.headers.get('Location');
}

const screenOf = (path: string, headers: Record<string, string> = {}) => ask(new Request(site + path, {headers}));

const wrong = '/gate?refused=wrong&to=%2Fshop';
const tooMany = '/gate?refused=tooMany&to=%2Fshop';

describe('attempts to guess the site’s password', () => {
  it('by one visitor never lock out another visitor', async () => {
    const locations = await Promise.all(Array.from({length: 600}, () => give({password: 'buche'}, '203.0.113.20')));
    expect(locations.filter((location) => location === wrong)).toHaveLength(10);
    expect(await give({password: 'eiche'}, '203.0.113.20')).toBe(tooMany);
    expect(await give({password: 'buche'}, '203.0.113.21')).toBe(wrong);
    expect(await give({password: 'eiche'}, '203.0.113.21')).toBe('/shop');
  });

  it('by many visitors never lock out another visitor', async () => {
    for (let count = 0; count < 60; count++)
      await Promise.all(Array.from({length: 10}, () => give({password: 'buche'}, `203.0.114.${count}`)));
    expect(await give({password: 'eiche'}, '203.0.113.22')).toBe('/shop');
  });

  it('are not counted when nothing was typed', async () => {
    for (let count = 0; count < 12; count++) {
      const fields: Record<string, string> = count % 2 ? {} : {password: ''};
      expect(await give(fields, '203.0.113.23')).toBe('/gate?refused=missing&to=%2Fshop');
    }
    expect(await give({password: 'eiche'}, '203.0.113.23')).toBe('/shop');
  });

  it('are not counted where visitors cannot be told apart', async () => {
    for (let count = 0; count < 12; count++) expect(await give({password: 'buche'})).toBe(wrong);
    expect(await give({password: 'eiche'})).toBe('/shop');
  });
});

describe('the page after a wrong password', () => {
  it.each([
    ['missing', 401, 'Bitte geben Sie das Passwort ein.', 'Please enter the password.'],
    ['wrong', 401, 'Das Passwort stimmt nicht.', 'That password isn’t right.'],
    ['tooMany', 429, 'Zu viele Versuche.', 'Too many attempts.'],
  ] as const)(
    'shows its message (%s, status %d) in both languages, each time it is loaded',
    async (reason, status, ...texts) => {
      for (const [prefix, text] of [
        ['', texts[0]],
        ['/en', texts[1]],
        ['', texts[0]],
      ] as const) {
        const answer = await screenOf(`${prefix}/gate?refused=${reason}&to=%2Fshop`);
        expect(answer.status).toBe(status);
        expect(answer.headers.get('Retry-After')).toBe(status === 429 ? '600' : null);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(answer.headers.getSetCookie()).toEqual([]);
        const html = await answer.text();
        expect(html).toContain(text);
        expect(html).toContain('name="to" value="/shop"');
      }
    },
  );

  it('stays in the visitor’s language', async () => {
    expect(await give({password: 'buche', to: '/en/projects?service=x'}, '203.0.113.24', '/en/gate')).toBe(
      '/en/gate?refused=wrong&to=%2Fen%2Fprojects%3Fservice%3Dx',
    );
  });

  it('leads a visitor who has entered the password since to the page that was wanted', async () => {
    const right = await ask(
      new Request(`${site}/gate`, {
        method: 'POST',
        headers: {'Oxygen-Buyer-IP': '203.0.113.25'},
        body: new URLSearchParams({password: 'eiche'}),
      }),
    );
    const Cookie = right.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await screenOf(wrong, {Cookie});
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/shop']);
  });

  it('asks another visitor for the password, even after somebody has entered it', async () => {
    expect(await give({password: 'eiche'}, '203.0.113.26')).toBe('/shop');
    expect((await screenOf(wrong)).status).toBe(401);
    expect((await screenOf('/shop', {Accept: 'text/html'})).status).toBe(401);
  });

  it('leads to the home page when nobody knows why it was opened', async () => {
    const answer = await screenOf('/en/gate?refused=toString&to=%2Fshop');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/en']);
  });
});

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {afterEach, expect, it, vi} from 'vitest';
import {brand} from '~/brand';
import {loader} from '~/routes/security-txt';

const url = 'http://localhost:3000/.well-known/security.txt';

function load(config: {SECURITY_CONTACT?: string}, origin = 'https://studio.example'): Promise<string> {
  return loader({request: new Request(url), context: {config, origin}} as unknown as LoaderFunctionArgs).text();
}

afterEach(() => vi.useRealTimers());

it('security.txt, for people who find a security hole, names the studio’s address and how long it is valid', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2026, 0, 6)});
  expect(await load({})).toBe(
    [
      `Contact: mailto:${brand.email}`,
      'Expires: 2026-04-06T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://studio.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(await load({}, '')).not.toContain('Canonical');
});

it.each([
  ['security@studio.example', 'mailto:security@studio.example'],
  ['mailto:security@studio.example', 'mailto:security@studio.example'],
  ['https://studio.example/report', 'https://studio.example/report'],
])('security.txt names the address that the merchant has set for it: %s', async (SECURITY_CONTACT, contact) => {
  expect(await load({SECURITY_CONTACT})).toContain(`Contact: ${contact}\n`);
});

import {expect, it} from 'vitest';
import {brand} from '~/brand';
import {securityTxt} from '~/platform/http/securityTxt';

const url = 'http://localhost:3000/.well-known/security.txt';
const now = Date.UTC(2026, 0, 6);

const answer = (config: Parameters<typeof securityTxt>[1]) => securityTxt(new Request(url), config, now)?.text();

it('names the studio, when it expires, and its own address', async () => {
  expect(await answer({PUBLIC_SITE_URL: 'https://studio.example'})).toBe(
    [
      `Contact: mailto:${brand.email}`,
      'Expires: 2026-04-06T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://studio.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it.each([
  ['security@studio.example', 'mailto:security@studio.example'],
  ['mailto:security@studio.example', 'mailto:security@studio.example'],
  ['https://studio.example/report', 'https://studio.example/report'],
])('takes the contact %s', async (SECURITY_CONTACT, contact) => {
  expect(await answer({SECURITY_CONTACT})).toContain(`Contact: ${contact}\n`);
});

it('answers no other path, and no form', () => {
  expect(securityTxt(new Request('https://studio.example/security.txt'), {})).toBeUndefined();
  expect(securityTxt(new Request(url, {method: 'POST'}), {})).toBeUndefined();
});

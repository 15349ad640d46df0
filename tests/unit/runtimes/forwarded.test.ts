import {expect, test} from 'vitest';
import {isHttps, visitorAddress} from '../../../runtimes/node/forwarded';

const request = (headers: Record<string, string>) => ({headers, socket: {remoteAddress: '10.0.0.1'}});
const behind = (proxies: number, forwarded: string) => visitorAddress(request({'x-forwarded-for': forwarded}), proxies);

test('without a proxy, a visitor is recognised by the connection', () => {
  expect(behind(0, '203.0.113.7')).toBe('10.0.0.1');
  expect(visitorAddress(request({}), 2)).toBe('10.0.0.1');
});

test('behind a proxy, a visitor is recognised by what the proxy says, and cannot forge it', () => {
  expect(behind(1, '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(behind(2, '1.1.1.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  expect(behind(3, '203.0.113.7')).toBe('203.0.113.7');
});

test('a nonsensical address that a proxy reports for a visitor is ignored', () => {
  for (const text of ['unknown', '', 'a, b', '999.1.1.1', '_hidden']) expect(behind(1, text), text).toBe('10.0.0.1');
});

test('a port that a proxy adds to a visitor’s address is ignored', () => {
  expect(behind(1, '203.0.113.7:4711')).toBe('203.0.113.7');
  expect(behind(1, '[2001:db8::1]:4711')).toBe('2001:db8::1');
  expect(behind(1, '2001:db8::1')).toBe('2001:db8::1');
});

test('whether the connection is encrypted is believed only from the merchant’s own proxy', () => {
  expect(isHttps(request({'x-forwarded-proto': 'https'}), 0)).toBe(false);
  expect(isHttps(request({'x-forwarded-proto': 'https'}), 1)).toBe(true);
  expect(isHttps(request({'x-forwarded-proto': 'https, http'}), 1)).toBe(false);
  expect(isHttps(request({'x-forwarded-proto': 'HTTPS, http'}), 2)).toBe(true);
});

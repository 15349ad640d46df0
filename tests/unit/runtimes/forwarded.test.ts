import {expect, test} from 'vitest';
import {isHttps, visitorAddress} from '../../../runtimes/node/forwarded';

const request = (headers: Record<string, string>) => ({headers, socket: {remoteAddress: '10.0.0.1'}});
const behind = (proxies: number, forwarded: string) => visitorAddress(request({'x-forwarded-for': forwarded}), proxies);

test('when there is no proxy, the client’s address is that of the connection', () => {
  expect(behind(0, '203.0.113.7')).toBe('10.0.0.1');
  expect(visitorAddress(request({}), 2)).toBe('10.0.0.1');
});

test('behind proxies, the client’s address is the one that the trusted proxies added, not a forged one', () => {
  expect(behind(1, '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(behind(2, '1.1.1.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  expect(behind(3, '203.0.113.7')).toBe('203.0.113.7');
});

test('an invalid client address from a proxy is ignored', () => {
  for (const text of ['unknown', '', 'a, b', '999.1.1.1', '_hidden']) expect(behind(1, text), text).toBe('10.0.0.1');
});

test('a port that a proxy adds to the client’s address is removed', () => {
  expect(behind(1, '203.0.113.7:4711')).toBe('203.0.113.7');
  expect(behind(1, '[2001:db8::1]:4711')).toBe('2001:db8::1');
  expect(behind(1, '2001:db8::1')).toBe('2001:db8::1');
});

test('the protocol is read only from a trusted proxy', () => {
  expect(isHttps(request({'x-forwarded-proto': 'https'}), 0)).toBe(false);
  expect(isHttps(request({'x-forwarded-proto': 'https'}), 1)).toBe(true);
  expect(isHttps(request({'x-forwarded-proto': 'https, http'}), 1)).toBe(false);
  expect(isHttps(request({'x-forwarded-proto': 'HTTPS, http'}), 2)).toBe(true);
});

import {expect, test} from 'vitest';
import {readSettings} from '../../../runtimes/node/settings';

test('a server with Node.js starts without any settings, on port 3000', () => {
  expect(readSettings({})).toEqual({port: 3000, host: undefined, proxies: undefined});
  expect(readSettings({PORT: '', HOST: ' ', TRUST_PROXY: ''})).toEqual(readSettings({}));
});

test.each([
  ['true', 1],
  ['True', 1],
  ['false', 0],
  ['0', 0],
  ['2', 2],
])('TRUST_PROXY=%s means %i proxies in front of the server', (value, proxies) => {
  expect(readSettings({TRUST_PROXY: value}).proxies).toBe(proxies);
});

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PORT', '1e3'],
  ['TRUST_PROXY', '10.0.0.0/8'],
  ['TRUST_PROXY', '-1'],
])('%s=%s is refused with a message that names the setting', (name, value) => {
  expect(() => readSettings({[name]: value})).toThrow(new RegExp(`^${name} is "${value}"`));
});

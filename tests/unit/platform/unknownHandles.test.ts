import {expect, test} from 'vitest';
import {isUnknown, rememberUnknown} from '~/platform/unknownHandles';

test('an unknown handle is remembered for a minute, for its kind only', () => {
  rememberUnknown('product', 'tisch', 0);
  expect(isUnknown('product', 'tisch', 59_999)).toBe(true);
  expect(isUnknown('product', 'tisch', 60_000)).toBe(false);
  expect(isUnknown('projekte', 'tisch', 0)).toBe(false);
});

test('a thousand handles are remembered at most: the oldest is forgotten', () => {
  for (let number = 0; number <= 1_000; number += 1) rememberUnknown('landingpage', `handle-${number}`, 0);
  expect(isUnknown('landingpage', 'handle-0', 1)).toBe(false);
  expect(isUnknown('landingpage', 'handle-1', 1)).toBe(true);
  expect(isUnknown('landingpage', 'handle-1000', 1)).toBe(true);
});

test.each(['', 'wp-login.php', 'a b', '.env', '<svg>', 'a/b', 'x'.repeat(256)])('%j is no handle', (handle) => {
  expect(isUnknown('landingpage', handle)).toBe(true);
});

test.each(['kliv_v1', 'tischler-koeln', 'büro', 'bu\u0308ro', '椅子'])('%j may be a handle', (handle) => {
  expect(isUnknown('landingpage', handle)).toBe(false);
});

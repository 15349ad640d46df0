import {expect, test} from 'vitest';
import {isHandle} from '~/platform/store/handle';

test.each(['', 'wp-login.php', 'a b', '.env', '<svg>', 'a/b', 'x'.repeat(256)])(
  'the store is not asked about %j, which cannot be the name of a product',
  (text) => {
    expect(isHandle(text)).toBe(false);
  },
);

test.each(['kliv_v1', 'tischler-koeln', 'büro', 'bu\u0308ro', '椅子'])(
  'the store is asked about %j, which may be the name of a product',
  (text) => {
    expect(isHandle(text)).toBe(true);
  },
);

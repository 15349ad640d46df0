import {expect, test} from 'vitest';
import {isHandle} from '~/platform/store/handle';

test.each(['', 'wp-login.php', 'a b', '.env', '<svg>', 'a/b', 'x'.repeat(256)])(
  '%j cannot be the handle of a product or entry',
  (text) => {
    expect(isHandle(text)).toBe(false);
  },
);

test.each(['kliv_v1', 'tischler-koeln', 'büro', 'bu\u0308ro', '椅子'])(
  '%j can be the handle of a product or entry',
  (text) => {
    expect(isHandle(text)).toBe(true);
  },
);

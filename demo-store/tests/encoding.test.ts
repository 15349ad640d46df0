import {decodeEncodedVariant} from '@shopify/hydrogen-react';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {encodeVariants} from '../catalogue/encoding';

describe('the short list of the variants that exist and can be bought (encodedVariantExistence and encodedVariantAvailability)', () => {
  test.each([
    ['no variant', [], ''],
    ['one option', [[0], [1], [2], [5]], 'v1_0-2 5'],
    [
      'two options',
      [
        [0, 0],
        [0, 1],
        [1, 2],
      ],
      'v1_0:0-1,1:2,',
    ],
    [
      'three options',
      [
        [0, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
        [2, 0, 3],
      ],
      'v1_0:0:0-1,1:0,,2:0:3,,',
    ],
  ])('is correct for %s', (_, combinations, expected) => {
    expect(encodeVariants(combinations)).toBe(expected);
  });

  test('is understood by Hydrogen for any set of variants', () => {
    const index = fc.nat({max: 6});
    const combinations = fc.integer({min: 1, max: 3}).chain((options) =>
      fc.uniqueArray(fc.array(index, {minLength: options, maxLength: options}), {
        minLength: 1,
        maxLength: 40,
        selector: String,
      }),
    );
    fc.assert(
      fc.property(combinations, (variants) => {
        expect(decodeEncodedVariant(encodeVariants(variants)).map(String).sort()).toEqual(variants.map(String).sort());
      }),
    );
  });
});

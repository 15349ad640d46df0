import fc from 'fast-check';
import {expect, test} from 'vitest';
import {findKlivVariant, getLowestKlivPrice, findVariantBySize} from '~/configurator/offer/klivOffer';
import {parseRanges} from '~/configurator/offer/variantRanges';
import {languages} from '~/i18n/language';
import {correctSize, kliv, klivVariantSource} from './offers';

const both = {width: {from: 300, to: 600}, height: {from: 200, to: 400}};
const rangesIn = (title: string) => parseRanges({title, selectedOptions: []});

test.each([
  'Breite: 300-600, Höhe: 200-400',
  'Breite: 300-600 / Höhe: 200-400',
  'Höhe: 200-400 / Breite: 300-600',
  'Width: 300-600 / Height: 200-400',
  'Height: 200 – 400 mm, Width: 300 — 600 mm',
  'BREITE:300–600;HÖHE:200‑400',
  '  breite :  300 − 600   höhe :  200 - 400  ',
  'KLIV Breite 300-600 Höhe 200-400.',
  'Breite: 600-300 / Hoehe: 400-200',
  'Breite: 300mm-600mm / Ho\u0308he: 200mm-400mm',
])('the sizes that a KLIV price is for are read from its title %j', (title) => {
  expect(rangesIn(title)).toEqual(both);
});

test.each([
  '',
  'Default Title',
  'Breite: 300-600',
  'Höhe: 200-400',
  'Breite: 300 / Höhe: 200-400',
  'Gesamtbreite: 300-600 / Höhe: 200-400',
  'Breite: 0-0 / Höhe: 200-400',
  'Breite: 1.200-1.500 / Höhe: 200-400',
  'Breite: 300-600,5 / Höhe: 200-400',
  'Breite: a-b / Höhe: c-d',
])('a KLIV price with the title %j is for no size', (title) => {
  expect(rangesIn(title)).toBeUndefined();
});

test('the sizes that a KLIV price is for can also stand in its options', () => {
  const selectedOptions = [
    {name: 'Höhe', value: '200-400'},
    {name: 'Breite', value: '300–600 mm'},
  ];
  expect(parseRanges({title: '200-400 / 300–600 mm', selectedOptions})).toEqual(both);
});

test('the sizes that a KLIV price is for are read in German and English, in any order', () => {
  const end = fc.integer({min: 1, max: 99_999});
  const space = fc.constantFrom('', ' ', '  ', '\u00a0');
  const dash = fc.constantFrom('-', '–', '—', '‑', '−');
  const separator = fc.constantFrom(' / ', ', ', '; ', ' ', '\n');
  const names = fc.constantFrom(['Breite', 'Höhe'], ['Width', 'Height'], ['breite', 'HEIGHT']);
  fc.assert(
    fc.property(
      end,
      end,
      end,
      end,
      space,
      dash,
      separator,
      names,
      fc.boolean(),
      (a, b, c, d, s, dash, sep, [w, h], turn) => {
        const parts = [`${w}${s}:${s}${a}${s}${dash}${s}${b}`, `${h}:${s}${c}${s}${dash}${s}${d}`];
        expect(rangesIn((turn ? parts.reverse() : parts).join(sep))).toEqual({
          width: {from: Math.min(a, b), to: Math.max(a, b)},
          height: {from: Math.min(c, d), to: Math.max(c, d)},
        });
      },
    ),
    {numRuns: 1000},
  );
});

test.each([
  [300, 200, '1'],
  [600, 400, '1'],
  [601, 400, '2'],
  [601, 401, '2'],
  [900, 700, '2'],
  [1000, 300, '3'],
])('a KLIV planter of %i × %i mm has the price of variant %s', (width, height, id) => {
  expect(findVariantBySize(kliv(), {width, height})?.id).toBe(`gid://shopify/ProductVariant/${id}`);
});

test.each([
  ['in no range', 299, 200],
  ['in a gap between widths', 950, 500],
  ['of a height that this width does not have', 400, 500],
  ['a fraction of a millimetre', 300.5, 200],
  ['not a number', NaN, 200],
])('a KLIV planter that is %s has no price', (_, width, height) => {
  expect(findVariantBySize(kliv(), {width, height})).toBeUndefined();
});

test('a KLIV size for which two prices are possible has the first', () => {
  const offer = kliv('de', [
    klivVariantSource(1, 'Breite: 300-600 / Höhe: 200-400', '100'),
    klivVariantSource(2, 'Breite: 600-900 / Höhe: 200-400', '200'),
  ]);
  expect(findVariantBySize(offer, {width: 600, height: 300})?.price).toBe(10_000);
});

test('a KLIV size that no sheet of metal is large enough for is not sold', () => {
  const offer = kliv('de', [
    klivVariantSource(1, 'Breite: 3000-6000 / Höhe: 1000-3000', '900'),
    klivVariantSource(2, 'Breite: 4001-6000 / Höhe: 200-400', '800'),
    klivVariantSource(3, 'Breite: 300-600 / Höhe: 1901-2400', '700'),
  ]);
  expect(offer.variants.map(({id}) => id.at(-1))).toEqual(['1']);
  expect(findVariantBySize(offer, {width: 4000, height: 1900})?.price).toBe(90_000);
  expect(findVariantBySize(offer, {width: 4001, height: 1900})).toBeUndefined();
  expect(findVariantBySize(offer, {width: 4000, height: 1901})).toBeUndefined();
  expect([offer.width.intervals, offer.height.intervals]).toEqual([[{from: 3000, to: 4000}], [{from: 1000, to: 1900}]]);
});

test('an unknown colour of KLIV is not offered', () => {
  const size = {isKlivProduct: true, width: 300, height: 200, choices: {environment: 'indoor'}} as const;
  expect(findKlivVariant(kliv(), {...size, color: {value: '#f1ede1'}})).toBeDefined();
  expect(findKlivVariant(kliv(), {...size, color: {value: '#123456'}})).toBeUndefined();
});

test('when a KLIV size is not offered, the measure that the visitor has not just changed is corrected', () => {
  const requested = {width: 500, height: 700};
  expect(correctSize(kliv(), requested, 'width')).toEqual({
    width: {value: 500},
    height: {value: 400, reason: {kind: 'combination'}},
  });
  expect(correctSize(kliv(), requested, 'height')).toEqual({
    width: {value: 601, reason: {kind: 'combination'}},
    height: {value: 700},
  });
  expect(correctSize(kliv(), requested)).toEqual({
    width: {value: 601, reason: {kind: 'combination'}},
    height: {value: 700},
  });
});

test('whatever is typed for a KLIV planter, it becomes a size that has a price', () => {
  const requested = fc.oneof(
    fc.integer({min: -100, max: 2000}),
    fc.record({text: fc.string(), language: fc.constantFrom(...languages)}),
    fc.constant(null),
  );
  const changed = fc.constantFrom(undefined, 'width' as const, 'height' as const);
  const offer = kliv();
  fc.assert(
    fc.property(requested, requested, changed, (width, height, axis) => {
      const size = correctSize(offer, {width, height}, axis);
      const variant = findVariantBySize(offer, {width: size.width.value, height: size.height.value});
      expect(variant).toBeDefined();
      const exact = width === size.width.value && height === size.height.value;
      if (typeof width === 'number' && typeof height === 'number') {
        expect(!size.width.reason && !size.height.reason).toBe(exact);
      }
    }),
    {numRuns: 500},
  );
});

test('the lowest price shown for KLIV is that of a planter that can be bought', () => {
  const soldOut = klivVariantSource(1, 'Breite: 300-600 / Höhe: 200-400', '100', false);
  const forSale = klivVariantSource(2, 'Breite: 601-900 / Höhe: 200-400', '200');
  expect(getLowestKlivPrice(kliv('de', [soldOut, forSale]))).toBe(20_000);
  expect(getLowestKlivPrice(kliv('de', [soldOut]))).toBe(10_000);
});

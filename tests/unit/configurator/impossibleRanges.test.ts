import fc from 'fast-check';
import {expect, test} from 'vitest';
import {impossibleText, listImpossibleRanges, type ImpossibleRange} from '~/configurator/piece/impossibleRanges';
import {listValues} from '~/configurator/offer/availableValues';
import {getMeasures, createPiece} from '~/configurator/piece/piece';
import {findVariantBySize} from '~/configurator/offer/klivOffer';
import {anyConfiguration} from '../cart/configured';
import {withPlainSpaces} from '../../support/productPage';
import {kliv, table} from './offers';
import {madeToMeasure} from './plans';

const names = {name: 'Höhe', other: 'Breite'};

/** The piece of the offer of `offers.ts`, in mm. */
function planter(width: number, height: number) {
  const offer = kliv();
  const color = {value: offer.colors[0]?.value ?? ''};
  return {
    kind: 'kliv' as const,
    offer,
    configuration: {isKlivProduct: true as const, width, height, color, choices: {environment: 'indoor' as const}},
  };
}

test('a size field hatches the sizes that another height or width rules out, and says which', () => {
  const narrow = planter(500, 300);
  expect(listImpossibleRanges(narrow, 'height', narrow.offer.height)).toEqual([
    {from: 400, to: 700, end: 'upper', requiredOther: {from: 601, to: 1400}},
  ]);
  const low = planter(700, 250);
  expect(listImpossibleRanges(low, 'width', low.offer.width)).toEqual([
    {from: 900, to: 1400, end: 'upper', requiredOther: {from: 300, to: 700}},
  ]);
});

test('a size field hatches sizes that no variant has, and says so', () => {
  const high = planter(700, 300);
  expect(listImpossibleRanges(high, 'width', high.offer.width)).toEqual([{from: 900, to: 1000}]);
  const offer = {
    ...table(),
    length: {
      intervals: [
        {from: 80, to: 90},
        {from: 240, to: 240},
      ],
      step: 10,
      initial: 80,
    },
  };
  const piece = createPiece(offer, {color: {value: offer.colors[0]?.value ?? ''}, length: 80, width: 50, choices: {}});
  expect(piece && listImpossibleRanges(piece, 'length', offer.length)).toEqual([{from: 90, to: 240}]);
});

test.each([
  [
    {from: 400, to: 700, end: 'upper', requiredOther: {from: 601, to: 1400}},
    'Über 400 mm Höhe gibt es dieses Stück nur mit 601 mm bis 1400 mm Breite.',
  ],
  [
    {from: 200, to: 300, end: 'lower', requiredOther: {from: 300, to: 900}},
    'Unter 300 mm Höhe gibt es dieses Stück nur mit 300 mm bis 900 mm Breite.',
  ],
  [
    {from: 300, to: 400, requiredOther: {from: 300, to: 900}},
    'Zwischen 300 mm und 400 mm Höhe gibt es dieses Stück nur mit 300 mm bis 900 mm Breite.',
  ],
  [{from: 900, to: 1000}, 'Zwischen 900 mm und 1000 mm Höhe bauen wir dieses Stück nicht.'],
] as const)('the hatched sizes %j are described in German', (range, text) => {
  expect(withPlainSpaces(impossibleText(range, names, 'mm', 'de'))).toBe(text);
});

test('the hatched sizes are described in English', () => {
  const describe = (range: ImpossibleRange) =>
    withPlainSpaces(impossibleText(range, {name: 'height', other: 'width'}, 'mm', 'en'));
  expect(describe({from: 700, to: 900, end: 'upper', requiredOther: {from: 300, to: 1200}})).toBe(
    'With a height above 700 mm, this piece only comes with a width of 300 mm to 1200 mm.',
  );
  expect(describe({from: 900, to: 1000})).toBe('We don’t make this piece with a height between 900 mm and 1000 mm.');
});

test('a size is hatched exactly when it is not offered together with the other size', () => {
  for (const {offer} of [...madeToMeasure, {offer: kliv()}]) {
    fc.assert(
      fc.property(anyConfiguration(offer), fc.nat(), fc.boolean(), (configuration, seed, second) => {
        const piece = createPiece(offer, configuration);
        if (!piece) throw new Error('is not offered');
        const {field, available} = getMeasures(piece)[second ? 1 : 0];
        const values = listValues(available);
        const value = values[seed % values.length] ?? NaN;
        const hatched = listImpossibleRanges(piece, field, available).some(({from, to, end}) =>
          end === 'lower'
            ? from <= value && value < to
            : end === 'upper'
              ? from < value && value <= to
              : from < value && value < to,
        );
        const made =
          piece.kind === 'standard' || findVariantBySize(piece.offer, {...piece.configuration, [field]: value});
        expect(hatched).toBe(!made);
      }),
      {numRuns: 60},
    );
  }
});

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {impossibleOf, impossibleText} from '~/configurator/rules/impossible';
import {valuesOf} from '~/configurator/rules/measure';
import {measuresOf} from '~/configurator/rules/measures';
import {variantFor} from '~/configurator/rules/kliv';
import {pieceOf} from '~/configurator/rules/piece';
import {anyConfiguration} from '../cart/configured';
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

test('what no variant has with the other measure is hatched, and says which it needs', () => {
  const narrow = planter(500, 300);
  expect(impossibleOf(narrow, 'height', narrow.offer.height)).toEqual([
    {from: 400, to: 700, end: 'upper', needs: {from: 601, to: 1400}},
  ]);
  const low = planter(700, 250);
  expect(impossibleOf(low, 'width', low.offer.width)).toEqual([
    {from: 900, to: 1400, end: 'upper', needs: {from: 300, to: 700}},
  ]);
});

test('a gap of all variants is hatched without a way out', () => {
  const high = planter(700, 300);
  expect(impossibleOf(high, 'width', high.offer.width)).toEqual([{from: 900, to: 1000}]);
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
  const piece = pieceOf(offer, {color: {value: offer.colors[0]?.value ?? ''}, length: 80, width: 50, choices: {}});
  expect(piece && impossibleOf(piece, 'length', offer.length)).toEqual([{from: 90, to: 240}]);
});

test.each([
  [
    {from: 400, to: 700, end: 'upper', needs: {from: 601, to: 1400}},
    'Über 400 mm Höhe gibt es dieses Stück nur mit 601 mm bis 1400 mm Breite.',
  ],
  [
    {from: 200, to: 300, end: 'lower', needs: {from: 300, to: 900}},
    'Unter 300 mm Höhe gibt es dieses Stück nur mit 300 mm bis 900 mm Breite.',
  ],
  [
    {from: 300, to: 400, needs: {from: 300, to: 900}},
    'Zwischen 300 mm und 400 mm Höhe gibt es dieses Stück nur mit 300 mm bis 900 mm Breite.',
  ],
  [{from: 900, to: 1000}, 'Zwischen 900 mm und 1000 mm Höhe bauen wir dieses Stück nicht.'],
] as const)('%j in words', (range, text) => {
  expect(impossibleText(range, names, 'mm', 'de')).toBe(text);
});

test('the same in English', () => {
  const called = {name: 'height', other: 'width'};
  expect(impossibleText({from: 700, to: 900, end: 'upper', needs: {from: 300, to: 1200}}, called, 'mm', 'en')).toBe(
    'With a height above 700 mm this piece comes only with a width of 300 mm to 1200 mm.',
  );
  expect(impossibleText({from: 900, to: 1000}, called, 'mm', 'en')).toBe(
    'We do not make this piece with a height between 900 mm and 1000 mm.',
  );
});

test('a value is hatched exactly when it is not made with the other measure', () => {
  for (const {offer} of [...madeToMeasure, {offer: kliv()}]) {
    fc.assert(
      fc.property(anyConfiguration(offer), fc.nat(), fc.boolean(), (configuration, seed, second) => {
        const piece = pieceOf(offer, configuration);
        if (!piece) throw new Error('is not offered');
        const {field, offered} = measuresOf(piece)[second ? 1 : 0];
        const values = valuesOf(offered);
        const value = values[seed % values.length] ?? NaN;
        const hatched = impossibleOf(piece, field, offered).some(({from, to, end}) =>
          end === 'lower'
            ? from <= value && value < to
            : end === 'upper'
              ? from < value && value <= to
              : from < value && value < to,
        );
        const made = piece.kind === 'standard' || variantFor(piece.offer, {...piece.configuration, [field]: value});
        expect(hatched).toBe(!made);
      }),
      {numRuns: 60},
    );
  }
});

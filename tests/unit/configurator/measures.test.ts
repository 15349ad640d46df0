import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {measuresOf, slide} from '~/configurator/rules/measures';
import type {MeasureField} from '~/configurator/rules/correction';
import {pieceOf, priceOf, type Piece} from '~/configurator/rules/piece';
import {kliv, klivVariantSource, oak, table} from './offers';

const configuration = {color: {value: oak.value}, length: 100, width: 50};
const klivConfiguration = {
  isKlivProduct: true,
  width: 700,
  height: 700,
  color: {value: '#f1ede1'},
  environment: 'indoor',
} as const;
const tableTop: Piece = {kind: 'standard', offer: table(), configuration};
const planter = (changes = {}): Piece => ({
  kind: 'kliv',
  offer: kliv(),
  configuration: {...klivConfiguration, ...changes},
});

function measure(piece: Piece, field: MeasureField) {
  const found = measuresOf(piece).find((candidate) => candidate.field === field);
  if (!found) throw new Error(`A ${piece.kind} piece has no ${field}`);
  return found;
}

describe('changing a measure', () => {
  it('changes that measure only, and says why it is another than typed', () => {
    expect(measure(tableTop, 'length').change({text: '124', language: 'de'})).toEqual({
      piece: {...tableTop, configuration: {...configuration, length: 120}},
      corrections: [{field: 'length', reason: {kind: 'betweenSteps', asked: 124, lower: 120, upper: 130}}],
    });
  });

  it('lets the other KLIV measure follow where both together are not made', () => {
    expect(measure(planter(), 'width').change({text: '500', language: 'de'})).toEqual({
      piece: planter({width: 500, height: 400}),
      corrections: [{field: 'height', reason: {kind: 'combination'}}],
    });
  });

  it('crosses a gap by a single step of an arrow key', () => {
    const widthAfter = (from: number, to: number) =>
      slide(measure(planter({width: from}), 'width'), to).piece.configuration.width;
    expect(widthAfter(900, 901)).toBe(1000);
    expect(widthAfter(1000, 999)).toBe(900);
  });

  it('has a price after any sequence of moves', () => {
    const to = fc.integer({min: -100, max: 3000});
    for (const start of [tableTop, planter()]) {
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.constantFrom(0, 1), to, fc.boolean())), (moves) => {
          let piece = start;
          for (const [index, value, slides] of moves) {
            const moved = measuresOf(piece)[index as 0 | 1];
            ({piece} = slides ? slide(moved, value) : moved.change(value));
            expect(priceOf(piece)).toBeGreaterThan(0);
          }
        }),
      );
    }
  });

  it('never asks for a measure that a kind does not have', () => {
    expect(measuresOf(tableTop).map(({field, value}) => [field, value])).toEqual([
      ['length', 100],
      ['width', 50],
    ]);
    expect(measuresOf(planter()).map(({field, value}) => [field, value])).toEqual([
      ['width', 700],
      ['height', 700],
    ]);
    expect(pieceOf(kliv(), configuration)).toBeNull();
    expect(pieceOf(table(), klivConfiguration)).toBeNull();
  });

  it('has a price for a sold-out piece too', () => {
    const soldOut = kliv('de', [klivVariantSource(1, 'Breite: 600-800 / Höhe: 600-800', '99', false)]);
    expect(priceOf({kind: 'kliv', offer: soldOut, configuration: klivConfiguration})).toBe(9900);
  });
});

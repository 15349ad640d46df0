import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {changeMeasure, measureValue, measuresOf, priceOf, slideMeasure} from '~/configurator/rules/change';
import {kliv, klivVariantSource, oak, table} from './offers';

const piece = {color: {value: oak.value}, length: 100, width: 50};
const planter = {
  isKlivProduct: true,
  width: 700,
  height: 700,
  color: {value: '#f1ede1'},
  environment: 'indoor',
} as const;

describe('changing a measure', () => {
  it('changes that measure only, and says why it is another than typed', () => {
    expect(changeMeasure(table(), piece, 'length', '124')).toEqual({
      configuration: {...piece, length: 120},
      problems: [{field: 'length', reason: {kind: 'betweenSteps', lower: 120, upper: 130}}],
    });
  });

  it('lets the other KLIV measure follow where both together are not made', () => {
    expect(changeMeasure(kliv(), planter, 'width', '500')).toEqual({
      configuration: {...planter, width: 500, height: 400},
      problems: [{field: 'height', reason: {kind: 'combination'}}],
    });
  });

  it('crosses a gap by a single step of an arrow key', () => {
    expect(slideMeasure(kliv(), {...planter, width: 900}, 'width', 901).configuration.width).toBe(1000);
    expect(slideMeasure(kliv(), {...planter, width: 1000}, 'width', 999).configuration.width).toBe(900);
  });

  it('reaches a piece with a price from any piece by any move', () => {
    const to = fc.integer({min: -100, max: 3000});
    for (const [offer, start] of [
      [table(), piece],
      [kliv(), planter],
    ] as const) {
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.constantFrom(...measuresOf(offer).fields), to, fc.boolean())), (moves) => {
          let configuration: Parameters<typeof priceOf>[1] = start;
          for (const [field, value, slides] of moves) {
            ({configuration} = (slides ? slideMeasure : changeMeasure)(offer, configuration, field, value));
            expect(priceOf(offer, configuration)).toBeGreaterThan(0);
          }
        }),
      );
    }
  });

  it('never asks for a measure that a kind does not have', () => {
    expect(measuresOf(table()).fields.map((field) => measureValue(piece, field))).toEqual([100, 50]);
    expect(measuresOf(kliv()).fields.map((field) => measureValue(planter, field))).toEqual([700, 700]);
    expect(priceOf(kliv(), piece)).toBeNull();
    expect(priceOf(table(), planter)).toBeNull();
  });

  it('names the price of what is sold out too, so that it can be compared', () => {
    const soldOut = kliv('de', [klivVariantSource(1, 'Breite: 600-800 / Höhe: 600-800', '99', false)]);
    expect(priceOf(soldOut, planter)).toBe(9900);
  });
});

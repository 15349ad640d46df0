import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {changeMeasure, measureValue, measuresOf, priceOf, slideMeasure} from '~/shop/configurator/change';
import {drawingLayout, sheet} from '~/shop/configurator/drawingLayout';
import {kliv, klivVariantSource, oak, table} from './offers';

const piece = {color: {value: oak.value}, length: 100, width: 50};
const planter = {isKlivProduct: true, width: 700, height: 700, color: {value: '#f1ede1'}, environment: 'indoor'} as const;

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
    for (const [offer, start] of [[table(), piece], [kliv(), planter]] as const) {
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

describe('the drawing', () => {
  const extents = fc.record({across: fc.integer({min: 20, max: 3000}), down: fc.integer({min: 20, max: 3000})});

  it('keeps one scale for every piece of a product, in both directions', () => {
    fc.assert(
      fc.property(extents, extents, fc.constantFrom('front' as const, 'top' as const), (one, other, view) => {
        const largest = {across: Math.max(one.across, other.across), down: Math.max(one.down, other.down)};
        const [first, second] = [drawingLayout(one, largest, view), drawingLayout(other, largest, view)];
        expect(first.width / one.across).toBeCloseTo(second.height / other.down, 9);
        expect(first.bar.length / first.bar.measure).toBeCloseTo(first.width / one.across, 9);
      }),
    );
  });

  it('stays on the sheet, with room for its figures', () => {
    fc.assert(
      fc.property(extents, fc.constantFrom('front' as const, 'top' as const), (piece, view) => {
        const {x, y, width, height} = drawingLayout(piece, piece, view);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(70);
        expect(x + width).toBeLessThanOrEqual(sheet.width);
        expect(y + height).toBeLessThanOrEqual(sheet.height);
      }),
    );
  });
});

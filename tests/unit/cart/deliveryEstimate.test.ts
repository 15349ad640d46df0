import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {deliveryEstimate} from '~/cart/rules/deliveryEstimate';
import {cartView} from '~/cart/rules/cartView';
import type {Merchandise} from '~/cart/rules/merchandise';
import {itemOf, merchandiseOf} from './arbitraries';

type Delivery = Pick<Merchandise, 'deliveryTime' | 'deliveryDays'> & {availableForSale?: boolean};

function estimate(deliveries: readonly Delivery[]): string | undefined {
  const items = deliveries.map((_, index) => itemOf(index + 1));
  return deliveryEstimate(cartView(items, (item) => merchandiseOf(deliveries[items.indexOf(item)])).lines);
}

const week = {deliveryTime: 'Eine Woche', deliveryDays: 7};
const months = {deliveryTime: 'Im Frühjahr', deliveryDays: 120};
const onRequest = {deliveryTime: 'auf Anfrage'};

describe('the delivery time of a whole cart', () => {
  it.each<[title: string, deliveries: Delivery[], expected: string | undefined]>([
    ['shows the text of the line with the most days', [week, months], 'Im Frühjahr'],
    [
      'shows the text of the first of two lines with equally many days',
      [{...week, deliveryDays: 120}, months],
      'Eine Woche',
    ],
    ['shows the text that all lines share, even without days', [onRequest, onRequest], 'auf Anfrage'],
    ['is missing where a line has no days', [week, onRequest], undefined],
    ['is missing where a line has no text', [week, {deliveryDays: 3}], undefined],
    ['is missing where no line has text or days', [{}, {}], undefined],
    ['ignores lines that are sold out', [week, {...months, availableForSale: false}], 'Eine Woche'],
    ['is missing in an empty cart', [], undefined],
  ])('%s', (_, deliveries, expected) => {
    expect(estimate(deliveries)).toBe(expected);
  });

  const delivery = fc.record(
    {
      deliveryTime: fc.constantFrom('Eine Woche', 'Zwei Wochen', 'Im Frühjahr'),
      deliveryDays: fc.nat({max: 200}),
      availableForSale: fc.boolean(),
    },
    {requiredKeys: ['availableForSale']},
  );
  const cart = fc.array(delivery, {maxLength: 6});

  it('is never shorter than that of any line', () => {
    fc.assert(
      fc.property(cart, (deliveries) => {
        const sold = deliveries.filter(({availableForSale}) => availableForSale);
        const words = estimate(deliveries);
        if (words === undefined || sold.every(({deliveryTime}) => deliveryTime === words)) return;
        const named = sold
          .filter(({deliveryTime}) => deliveryTime === words)
          .map(({deliveryDays}) => deliveryDays ?? -1);
        for (const {deliveryDays} of sold) expect(deliveryDays ?? Infinity).toBeLessThanOrEqual(Math.max(...named));
      }),
    );
  });

  it('is shown for every cart whose lines all have one', () => {
    const complete = fc.array(fc.record({deliveryTime: fc.string({minLength: 1}), deliveryDays: fc.nat({max: 200})}), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(complete, (deliveries) => {
        expect(deliveries.map(({deliveryTime}) => deliveryTime)).toContain(estimate(deliveries));
      }),
    );
  });
});

import {describe, expect, it} from 'vitest';
import {deliveryEstimate, longestDays} from '~/cart/rules/deliveryEstimate';
import {cartView} from '~/cart/rules/lines';
import {entryOf, merchandiseOf} from './arbitraries';

describe('longestDays', () => {
  it.each([
    ['Sechs bis acht Wochen', 56],
    ['six to eight weeks', 56],
    ['4–6 Wochen', 42],
    ['Drei bis fünf Werktage', 7],
    ['three to five working days', 7],
    ['Eine Woche', 7],
    ['a month', 30],
    ['Zwölf Tage', 12],
    ['2 Wochen, im August 5 Wochen', 35],
    ['Zurzeit ausverkauft', undefined],
    ['viele Wochen', undefined],
    ['', undefined],
  ])('reads %j as %s days', (text, days) => {
    expect(longestDays(text)).toBe(days);
  });
});

describe('deliveryEstimate', () => {
  const estimate = (...times: (string | undefined)[]) => {
    const entries = times.map((_, index) => entryOf(index + 1));
    const {lines} = cartView(entries, (entry) =>
      merchandiseOf({
        deliveryTime: times[entries.indexOf(entry)],
        availableForSale: times[entries.indexOf(entry)] !== 'aus',
      }),
    );
    return deliveryEstimate(lines);
  };

  it.each([
    [['Zwei Wochen', 'Sechs bis acht Wochen', '5 Werktage'], 'Sechs bis acht Wochen'],
    [['auf Anfrage', 'auf Anfrage'], 'auf Anfrage'],
    [['Zwei Wochen', 'auf Anfrage'], undefined],
    [['Zwei Wochen', undefined], undefined],
    [['Zwei Wochen', 'aus'], 'Zwei Wochen'],
    [[], undefined],
  ])('of %j is %j', (times, expected) => {
    expect(estimate(...times)).toBe(expected);
  });
});

import {describe, expect, it} from 'vitest';
import {countSeats, calculateWeight} from 'joinery/plan/facts';
import {createDefaultConstruction} from 'joinery/families/construction';
import {configurationOf, madeToMeasure, partsOf, piece} from './plans';

const table = piece('konfigurator-tisch');
const size = (length: number, depth: number) => ({length: length * 10, depth: depth * 10, height: 740});
const seats = (length: number) => countSeats(createDefaultConstruction('table'), size(length, 90));

describe('the weight that the page names for a piece', () => {
  it.each(
    madeToMeasure.flatMap((made) =>
      made.offer.kind === 'kliv'
        ? made.product.variants.map(({sku, weight}, index) => ({made, sku, weight, index}))
        : [],
    ),
  )('differs from the merchant’s weight of $sku by less than 10 %', ({made, weight, index}) => {
    const variant = made.offer.kind === 'kliv' ? made.offer.variants[index] : undefined;
    const middle = ({from, to}: {from: number; to: number}) => Math.round((from + to) / 2);
    if (!variant) throw new Error('no variant');
    const parts = partsOf(made, configurationOf(made, middle(variant.width), middle(variant.height)));
    const share = (calculateWeight(parts) * 1000) / (weight ?? 0);
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(1.1);
  });
});

describe('the seats that the page names for a table', () => {
  const words = {de: ['vier', 'sechs', 'acht', 'zehn'], en: ['four', 'six', 'eight', 'ten']};

  it.each([
    [
      'de',
      /Am kürzesten Tisch sitzen (\w+) Personen, ab (\d+) Zentimetern Länge (\w+), ab (\d+) (\w+), ab (\d+) (\w+)\./,
    ],
    [
      'en',
      /The shortest seats (\w+); from a length of (\d+) centimetres it seats (\w+), from (\d+) (\w+), from (\d+) (\w+)\./,
    ],
  ] as const)('match the product’s text (%s)', (language, pattern) => {
    const {descriptionHtml} = table.product;
    const html = language === 'de' ? descriptionHtml.DE : descriptionHtml.EN;
    const [, ...matches] = pattern.exec(html) ?? [];
    const number = (word = '') => 4 + 2 * words[language].indexOf(word);
    const [first, from6, six, from8, eight, from10, ten] = matches;
    const steps = [
      [120, first],
      [from6, six],
      [from8, eight],
      [from10, ten],
    ] as const;
    expect(matches).toHaveLength(7);
    for (const [from, word] of steps) expect(seats(Number(from))).toBe(number(word));
    for (const [from, word] of steps.slice(1)) expect(seats(Number(from) - 1)).toBe(number(word) - 2);
  });
});

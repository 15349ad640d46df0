import {describe, expect, it} from 'vitest';
import {calculateFloor, findLongestPart, passesStair, countSeats, calculateWeight} from 'joinery/plan/facts';
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

  it('depends on the wood', () => {
    const [oak = 0, walnut = 0] = ['#b98a56', '#6b4a32'].map((color) =>
      calculateWeight(partsOf(table, configurationOf(table, 200, 90, color))),
    );
    expect(walnut / oak).toBeCloseTo(640 / 700, 6);
  });
});

describe('the seats and the floor space that the page names for a piece', () => {
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

  it('depend on the length', () => {
    expect([120, 170, 180, 190, 200, 230, 240, 260].map(seats)).toEqual([4, 4, 6, 6, 8, 8, 10, 10]);
  });

  it('include the chairs when they are pulled out from a table', () => {
    expect(calculateFloor(createDefaultConstruction('table'), size(200, 90))).toEqual([3600, 2700]);
    expect(calculateFloor(createDefaultConstruction('desk'), size(140, 70))).toEqual([1400, 1600]);
    expect(calculateFloor(createDefaultConstruction('shelf'), size(140, 70))).toBeNull();
  });
});

it('the longest part decides whether a piece goes up a staircase that is 90 cm wide', () => {
  const parts = (length: number) => partsOf(table, configurationOf(table, length, 90));
  expect(findLongestPart(parts(260))?.length).toBe(2600);
  expect([240, 250, 260].map((length) => passesStair(parts(length)))).toEqual([true, false, false]);
  expect(passesStair(partsOf(piece('custom-shelf'), configurationOf(piece('custom-shelf'), 240, 36)))).toBe(true);
});

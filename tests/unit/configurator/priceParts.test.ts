import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {priceBook, calculatePrice as priceInBook} from '../../../measure/hardening/tamper/priceBook';
import {loadStudio} from '../../support/studio';
import {isKliv, type Configuration} from '~/configurator/piece/configuration';
import {createPiece, calculatePrice} from '~/configurator/piece/piece';
import {listPriceParts, calculateColorSurcharges, surchargeText} from '~/configurator/piece/priceParts';
import {anyConfiguration} from '../cart/configured';
import {oak, table, walnut} from './offers';
import {madeToMeasure} from './plans';

const book = priceBook(await loadStudio());
const sizeOf = (configuration: Configuration) =>
  isKliv(configuration) ? [configuration.width, configuration.height] : [configuration.length, configuration.width];

/** What the table costs by hand. */
const tableOffer = {...table(), formula: {base: 389, perCmLength: 4.35, perCmWidth: 6.2, roundTo: 5}};
const tableIn = (color: {value: string}, formula: object = {}) => ({
  kind: 'standard' as const,
  offer: {...tableOffer, formula: {...tableOffer.formula, ...formula}},
  configuration: {color: {value: color.value}, length: 130, width: 75, choices: {}},
});

describe.each(madeToMeasure)('the list of what makes up the price of $handle', ({handle, offer}) => {
  const anyPiece = anyConfiguration(offer).map((configuration) => {
    const piece = createPiece(offer, configuration);
    if (!piece) throw new Error('is not offered');
    return piece;
  });

  it('adds up to the price', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const parts = listPriceParts(piece);
        expect(parts.reduce((sum, {amount}) => sum + amount, 0)).toBe(calculatePrice(piece));
        const rounding = parts.find(({kind}) => kind === 'rounding');
        if (rounding) expect(parts.at(-1)).toBe(rounding);
        const step = piece.kind === 'standard' ? (piece.offer.formula?.roundTo ?? 0) * 100 : 0;
        // Each of the four other lines may be half a cent off.
        expect(Math.abs(rounding?.amount ?? 0)).toBeLessThanOrEqual(step / 2 + 2);
      }),
    );
  });

  it('rises by the surcharge of each colour', () => {
    const priced = book.find((product) => product.handle === handle);
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const [first = 0, second = 0] = sizeOf(piece.configuration);
        const {choices} = piece.configuration;
        const surcharges = calculateColorSurcharges(piece);
        offer.colors.forEach(({value}, index) => {
          const other = createPiece(offer, {...piece.configuration, color: {value}});
          const price = (calculatePrice(piece) ?? NaN) + (surcharges[index] ?? NaN);
          expect(price).toBe(other && calculatePrice(other));
          if (priced) expect(price).toBe(priceInBook(priced, {color: value, first, second, choices}));
        });
        const own = offer.colors.findIndex(({value}) => value === piece.configuration.color.value);
        expect(surcharges[own]).toBe(0);
      }),
    );
  });
});

it('a price is explained by base, length, width, wood and rounding', () => {
  // 389 + 130 × 4.35 + 75 × 6.20 = 1419.50; × 0.45 = 638.775; together 2058.275, in steps of 5 euros 2060.
  expect(listPriceParts(tableIn(walnut))).toEqual([
    {kind: 'base', amount: 38_900},
    {kind: 'length', amount: 56_550, size: 130, rate: 4.35},
    {kind: 'width', amount: 46_500, size: 75, rate: 6.2},
    {kind: 'finish', amount: 63_878, name: 'Nussbaum', multiplier: 1.45},
    {kind: 'rounding', amount: 172},
  ]);
});

it('an explained price leaves out what costs nothing, and shows what a cheaper wood saves', () => {
  expect(listPriceParts(tableIn(oak, {roundTo: undefined})).map(({kind}) => kind)).toEqual(['base', 'length', 'width']);
  const cheap = {...tableOffer, colors: [{...oak, multiplier: 0.9}]};
  const [, , , finish] = listPriceParts({...tableIn(oak), offer: cheap});
  expect(finish).toMatchObject({kind: 'finish', amount: -14_195});
});

it('a piece without a price has no explanation of it', () => {
  const none = tableIn(oak, {base: 0, perCmLength: 0, perCmWidth: 0});
  expect([listPriceParts(none), calculateColorSurcharges(none)]).toEqual([[], [0, 0]]);
  expect(listPriceParts({...none, configuration: {...none.configuration, length: 131}})).toEqual([]);
});

it.each([
  [12_000, '+ 120 €', '+ €120'],
  [-3_750, '− 37,50 €', '− €37.50'],
  [123_456, '+ 1.234,56 €', '+ €1,234.56'],
  [0, '', ''],
])('a surcharge of %i cents is shown as %s', (cents, german, english) => {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  expect([plain(surchargeText(cents, 'de')), plain(surchargeText(cents, 'en'))]).toEqual([german, english]);
});

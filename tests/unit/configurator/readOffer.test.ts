import {expect, test} from 'vitest';
import {createDefaultConstruction} from 'joinery/families/construction';
import {getLowestPrice, getPriceRange, readOffer, type OfferSource} from '~/configurator/offer/readOffer';
import {calculatePrice} from '~/configurator/piece/piece';
import {readPiece} from '~/configurator/piece/readPiece';
import {kliv, klivSource, klivVariants, klivVariantSource, table, tableSource} from './offers';

test('a made-to-measure product that the merchant has not described has the usual sizes and colours (rules 11.4 and 11.6)', () => {
  expect(readOffer(tableSource(), 'de').offer).toEqual({
    kind: 'standard',
    construction: createDefaultConstruction('table'),
    colors: [{name: 'Eiche, geölt', value: '#b98a56', multiplier: 1, sample: true}],
    length: {intervals: [{from: 50, to: 240}], step: 10, initial: 100},
    width: {intervals: [{from: 30, to: 125}], step: 5, initial: 50},
    formula: {base: 100, perCmLength: 2.5, perCmWidth: 1.8},
  });
});

test.each(['', '{', 'null', '[]', '"x"', '{"a": 1}', '[null, {}, [], "x"]'])(
  'a made-to-measure product that the merchant has described wrongly has no price, rather than a wrong one: %s',
  (text) => {
    const broken = tableSource({farben: text, laengen: text, breiten: '!', preisformel: text, konstruktion: text});
    const {offer} = readOffer(broken, 'de');
    expect(offer).toEqual({...readOffer(tableSource(), 'de').offer, formula: null});
    expect(offer && getLowestPrice(offer)).toBeNull();
    expect(offer && calculatePrice(readPiece(offer, new Map<string, string>(), 'de').piece)).toBeNull();
  },
);

const validFields = {
  farben: '[{"name": "Eiche", "value": "#b98a56"}]',
  laengen: '[80, 90]',
  breiten: '[40, 50]',
  preisformel: '{"base_price": 1, "price_per_cm_length": 1, "price_per_cm_width": 1}',
};
const priceFields = ['farben', 'laengen', 'breiten', 'preisformel'] as const;

test.each(priceFields)('when its %s cannot be read, a piece has no price, rather than a wrong one', (field) => {
  const lowest = (source: OfferSource) => {
    const {offer} = readOffer(source, 'de');
    return offer && [getLowestPrice(offer), getPriceRange(offer)];
  };
  expect(lowest(tableSource(validFields))).toEqual([12_100, {lowest: 12_100, highest: 14_100}]);
  const malformed = ['{', '[]', 'null', '[-1]', '{"values": []}', '{"values": {"0": 80}}', '7'];
  for (const text of malformed)
    expect(lowest(tableSource({...validFields, [field]: text})), text).toEqual([null, null]);
  const refused = {...tableSource({...validFields, [field]: undefined}), deniedFields: [field]};
  expect(lowest(refused)).toEqual([null, null]);
  expect(readOffer(refused, 'de').fallbacks).toEqual([field]);
});

test.each([
  {base_price: 1e9, price_per_cm_length: 1, price_per_cm_width: 1},
  {base_price: -1, price_per_cm_length: 1, price_per_cm_width: 1},
  {base_price: 1, price_per_cm_length: null, price_per_cm_width: 1},
])('a price formula with an implausible number gives no price: %j', (formula) => {
  expect(readOffer(tableSource({...validFields, preisformel: JSON.stringify(formula)}), 'de').offer).toMatchObject({
    formula: null,
  });
});

test('an unknown material of the merchant is logged, and everything else still counts', () => {
  const konstruktion = '{"height": 720, "materials": {"#b98a56": "gold"}}';
  const {offer, fallbacks} = readOffer(tableSource({...validFields, konstruktion}), 'de');
  expect(offer?.construction).toMatchObject({type: 'table', sizes: {height: 720}, materials: {}});
  expect(fallbacks).toEqual(['konstruktion']);
});

test('a size beyond its limits is logged, and is no reason for the usual values', () => {
  const readingOf = (konstruktion: object) =>
    readOffer(tableSource({...validFields, konstruktion: JSON.stringify(konstruktion)}), 'de');
  const {offer, fallbacks, limitedSizes} = readingOf({height: 720, legWidth: 20, beamWidth: 60});
  expect(offer?.construction?.sizes).toMatchObject({height: 720, legWidth: 36});
  expect([fallbacks, limitedSizes]).toEqual([[], ['legWidth 20 is taken as 36']]);
  expect(readingOf({height: 720}).limitedSizes).toEqual([]);
});

test('the log names only the settings that are replaced by the usual values', () => {
  const fields = {farben: '[{"name": "Eiche", "value": "#b98a56"}]', laengen: '[80, 90]', breiten: '[40, 50]'};
  const formula = '{"base_price": 1, "price_per_cm_length": 1, "price_per_cm_width": 1}';
  const fallbacksOf = (more: object) =>
    readOffer(tableSource({...fields, preisformel: formula, ...more}), 'de').fallbacks;
  expect(fallbacksOf({})).toEqual([]);
  expect(fallbacksOf({preisformel: formula.slice(1)})).toEqual(['preisformel']);
  expect(fallbacksOf({preisformel: formula.replace('base_price', 'base_prize')})).toEqual(['preisformel']);
  for (const step of ['0', '-5', '"5"', '0.001', 'null'])
    expect(fallbacksOf({preisformel: formula.replace('}', `, "round_to": ${step}}`)})).toEqual(['preisformel']);
  expect(fallbacksOf({laengen: undefined, farben: '[{"name": "Eiche"}]'})).toEqual(['farben', 'laengen']);
  expect(fallbacksOf({breiten: '{}'})).toEqual(['breiten']);
  expect(fallbacksOf({breiten: '{"default": 50}'})).toEqual([]);
  expect(fallbacksOf({konstruktion: '{"height": "tall"}'})).toEqual(['konstruktion']);
});

test('a faulty list of colours of KLIV is logged, a missing one is not', () => {
  expect(readOffer(klivSource(), 'de').fallbacks).toEqual([]);
  expect(readOffer({...klivSource(), farben: {value: '[{]'}}, 'de').fallbacks).toEqual(['farben']);
});

test('one faulty setting of a product does not affect the others', () => {
  const {offer} = readOffer(
    tableSource({laengen: '[80, 90]', breiten: 'nein', preisformel: '{"base_price": "x"}'}),
    'de',
  );
  expect(offer).toMatchObject({
    length: {intervals: [{from: 80, to: 90}], step: 10, initial: 90},
    width: {intervals: [{from: 30, to: 125}]},
    formula: null,
  });
});

test('a merchant can set the size that the page starts with (rule 11.19)', () => {
  const open = (laengen: unknown) => {
    const {offer} = readOffer(tableSource({laengen: JSON.stringify(laengen)}), 'de');
    return offer?.kind === 'standard' && offer.length;
  };
  const length = {intervals: [{from: 80, to: 100}], step: 10};
  expect(open({values: [80, 90, 100], default: 90})).toEqual({...length, initial: 90});
  expect(open({values: [80, 90, 100], default: 87})).toEqual({...length, initial: 90});
  expect(open({values: [80, 90, 100]})).toEqual({...length, initial: 100});
  expect(open({values: [80, 90, 100], default: '80'})).toEqual({...length, initial: 100});
  // Without a list of its own the product has the usual one.
  const usual = {intervals: [{from: 50, to: 240}], step: 10};
  expect(open({default: 160})).toEqual({...usual, initial: 160});
  expect(open({default: 164})).toEqual({...usual, initial: 160});
  expect(open({default: '160'})).toEqual({...usual, initial: 100});
  expect(open({values: 'x', default: 160})).toEqual({...usual, initial: 100});
});

test('KLIV starts at the size that the merchant has set, or at its first variant (rule 11.19)', () => {
  const open = (laengen?: string, breiten?: string) => {
    const source = {
      ...klivSource(),
      laengen: laengen ? {value: laengen} : null,
      breiten: breiten ? {value: breiten} : null,
    };
    const {offer, fallbacks} = readOffer(source, 'de');
    if (!offer) throw new Error('There is no offer');
    const {piece, corrections} = readPiece(offer, new Map<string, string>(), 'de');
    expect(corrections).toEqual([]);
    return [piece.configuration, fallbacks];
  };
  const size = (width: number, height: number) => expect.objectContaining({width, height}) as unknown;
  expect(open()).toEqual([size(300, 200), []]);
  expect(open('{"default": 1000}', '{"default": 450}')).toEqual([size(1000, 450), []]);
  expect(open('{"default": 840}')).toEqual([size(840, 200), []]);
  // Between two ranges; higher than it is made in this width.
  expect(open('{"default": 990}', '{"default": 450}')).toEqual([size(1000, 450), []]);
  expect(open('{"default": 500}', '{"default": 440}')).toEqual([size(500, 400), []]);
  expect(open('[1000]', '{"default": "450"}')).toEqual([size(300, 200), ['laengen', 'breiten']]);
});

test('lengths that are not whole centimetres of a plausible size are ignored', () => {
  const {offer} = readOffer(tableSource({laengen: '[80, -90, 0, 90.5, "100", null, 1e9, 90]'}), 'de');
  expect(offer).toMatchObject({length: {intervals: [{from: 80, to: 90}]}});
});

test('a colour that cannot be shown or has no price is not offered', () => {
  const farben = [
    {name: 'Gut', value: '#ABC'},
    {name: 'Zweimal', value: '#AABBCC', multiplier: 2},
    {name: '', value: '#111111'},
    {value: '#222222'},
    {name: 'Kein Wert'},
    {name: 'Stil', value: 'red;background:url(x)'},
    {name: 'Umsonst', value: '#333333', multiplier: 0},
    {name: 'Negativ', value: '#444444', multiplier: -1},
    {name: 'Zu viel', value: '#666666', multiplier: 1e6},
    {name: 'Text', value: '#555555', multiplier: '1.2'},
    {name: ' Dunkel ', value: '000000', multiplier: 1.2},
  ];
  expect(readOffer(tableSource({farben: JSON.stringify(farben)}), 'de').offer?.colors).toEqual([
    {name: 'Gut', value: '#aabbcc', multiplier: 1},
    {name: 'Dunkel', value: '#000000', multiplier: 1.2},
  ]);
});

test('KLIV has 19 RAL colours in the language of the page, RAL 9010 first', () => {
  expect(kliv('de').colors).toHaveLength(19);
  expect(kliv('de').colors[0]).toEqual({name: 'RAL 9010 Reinweiß', value: '#f1ede1', multiplier: 1});
  expect(kliv('en').colors[0]?.name).toBe('RAL 9010 Pure white');
  const farben = {
    value: JSON.stringify([
      {name: 'RAL 9005', value: '#000'},
      {name: 'RAL 9010', value: '#fff'},
    ]),
  };
  expect(readOffer({...klivSource(), farben}, 'de').offer?.colors[0]?.name).toBe('RAL 9010');
});

test('KLIV offers the sizes in the titles of its variants, and starts with the first', () => {
  const offer = kliv('de', [klivVariantSource(9, 'Muster', '1'), ...klivVariants]);
  expect(offer.variants.map(({id}) => id)).toEqual(klivVariants.map(({id}) => id));
  expect(offer.width).toEqual({
    intervals: [
      {from: 300, to: 900},
      {from: 1000, to: 1400},
    ],
    step: 1,
    initial: 300,
  });
  expect(offer.height).toEqual({intervals: [{from: 200, to: 700}], step: 1, initial: 200});
});

test('a KLIV product without sizes is sold like any other product', () => {
  expect(readOffer(klivSource([klivVariantSource(1, 'Default Title', '10')]), 'de').offer).toBeNull();
  expect(readOffer({...tableSource(), handle: 'hocker'}, 'de').offer).toBeNull();
});

test('the lowest price shown is that of a size that is offered', () => {
  expect(getLowestPrice(table())).toBe(27_900);
  expect(getLowestPrice(kliv())).toBe(18_900);
  expect(getPriceRange(kliv())).toMatchObject({lowest: 18_900});
});

test('server and browser have the same sizes, colours and prices', () => {
  for (const offer of [table(), kliv()]) expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
});

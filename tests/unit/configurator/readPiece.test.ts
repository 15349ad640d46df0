import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readPiece} from '~/configurator/piece/readPiece';
import {configurationQuery} from '~/configurator/piece/configuration';
import {findKlivVariant, type KlivConfiguration} from '~/configurator/offer/klivOffer';
import {correctionText} from '~/configurator/piece/correctionText';
import {offersStandardPiece} from '~/configurator/offer/standardOffer';
import {listValues} from '~/configurator/offer/availableValues';
import {withPlainSpaces} from '../../support/productPage';
import {kliv, oak, table, walnut} from './offers';

const read = (offer: ReturnType<typeof table> | ReturnType<typeof kliv>, query: string) => {
  const {piece, corrections} = readPiece(offer, new URLSearchParams(query), 'de');
  return {configuration: piece.configuration, corrections};
};

test('a product page shows the usual piece when its address names no other', () => {
  expect(read(table(), '')).toEqual({
    configuration: {color: {value: oak.value}, length: 100, width: 50, choices: {}},
    corrections: [],
  });
  expect(read(kliv(), 'utm_source=brief')).toEqual({
    configuration: {
      isKlivProduct: true,
      width: 300,
      height: 200,
      color: {value: '#f1ede1'},
      choices: {environment: 'indoor'},
    },
    corrections: [],
  });
});

test('a shared link opens the same table, shelf or other piece with a price formula', () => {
  const offer = table();
  fc.assert(
    fc.property(
      fc.constantFrom(...listValues(offer.length)),
      fc.constantFrom(...listValues(offer.width)),
      fc.constantFrom(oak.value, walnut.value),
      (length, width, value) => {
        const configuration = {color: {value}, length, width, choices: {}};
        expect(read(offer, configurationQuery(configuration))).toEqual({configuration, corrections: []});
      },
    ),
  );
});

const klivPiece = fc
  .record({
    width: fc.integer({min: 601, max: 900}),
    height: fc.integer({min: 200, max: 700}),
    color: fc.constantFrom(...kliv().colors).map(({value}) => ({value})),
    choices: fc.record({environment: fc.constantFrom('indoor', 'outdoor')}),
  })
  .map((piece): KlivConfiguration => ({isKlivProduct: true, ...piece}));

test('a shared link opens the same KLIV piece', () => {
  fc.assert(
    fc.property(klivPiece, (configuration) => {
      expect(read(kliv(), configurationQuery(configuration))).toEqual({configuration, corrections: []});
    }),
  );
});

test('whatever a link says, the page shows a piece that is offered', () => {
  const value = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('b98a56', 'outdoor', '120', '-1'));
  const key = fc.constantFrom('color', 'length', 'width', 'height', 'environment', 'price', 'variant');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
      const query = new URLSearchParams(pairs).toString();
      const standard = read(table(), query).configuration;
      const klivConfiguration = read(kliv(), query).configuration;
      expect('length' in standard && offersStandardPiece(table(), standard)).toBe(true);
      expect('height' in klivConfiguration && findKlivVariant(kliv(), klivConfiguration)).toBeTruthy();
    }),
    {numRuns: 2000},
  );
});

test.each([
  ['length=120&width=60', 'de', ['Die Farbe fehlte im Link. Gezeigt ist die erste.']],
  ['color=b98a56&length=120', 'de', ['Die Breite fehlte im Link. Gezeigt sind 50 cm.']],
  [
    'color=zz&length=125&width=999',
    'de',
    [
      'Verstanden haben wir 999 cm. Wir bauen dieses Stück bis 125 cm Breite.',
      'Verstanden haben wir 125 cm. Die Länge gibt es mit 120 cm und mit 130 cm. Gewählt sind 130 cm.',
      'Diese Farbe gibt es nicht. Gewählt ist die erste.',
    ],
  ],
  [
    'color=b98a56&length=lang&width=1',
    'en',
    [
      'The length must be a number. We chose 100 cm.',
      'We read that as 1 cm. The minimum width for this piece is 30 cm.',
    ],
  ],
] as const)('the page says what was changed when a link is damaged: %s', (query, language, sentences) => {
  const {configuration, corrections} = read(table(), query);
  const values = configuration as unknown as Record<string, number>;
  const texts = corrections.map((correction) => correctionText(correction, language, values[correction.field]));
  expect(texts.map(withPlainSpaces).sort()).toEqual([...sentences].sort());
});

test.each([
  [
    'width=950&height=500&color=f1ede1&environment=indoor',
    'de',
    [
      'Verstanden haben wir 950 mm. Zwischen 900 mm und 1000 mm Breite bauen wir dieses Stück nicht. Gewählt sind 1000 mm.',
    ],
  ],
  [
    'width=400&height=420&color=f1ede1&environment=garden',
    'en',
    [
      'This height doesn’t go with this width. We chose 400 mm.',
      'We don’t offer what you chose for ‘Use’. We chose ‘Indoor’.',
    ],
  ],
] as const)(
  'the page says what was changed when a link to a KLIV planter is damaged: %s',
  (query, language, sentences) => {
    const {configuration, corrections} = read(kliv(), query);
    const values = configuration as unknown as Record<string, number>;
    const texts = corrections.map((correction) => correctionText(correction, language, values[correction.field], 'mm'));
    expect(texts.map(withPlainSpaces)).toEqual(sentences);
  },
);

test('a piece sent by the form is the same as that of its link', () => {
  const form = new FormData();
  form.set('color', walnut.value.toUpperCase());
  form.set('length', '120');
  form.set('width', '60');
  form.set('price', '1');
  const {piece} = readPiece(table(), form, 'de');
  expect(piece.configuration).toEqual({color: {value: walnut.value}, length: 120, width: 60, choices: {}});
});

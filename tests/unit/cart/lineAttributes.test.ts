import fc from 'fast-check';
import {expect, test} from 'vitest';
import {writeCartItems} from '~/cart/rules/itemCookies';
import {groupKlivLines, standardAttributes, type KlivLine, type LineInput} from '~/cart/rules/lineAttributes';
import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {kliv, oak} from '../configurator/offers';

const date = new Date('2026-11-21T23:30:00Z');
const readable = (value: string) => value.replace(/\u00a0/g, ' ');
const pairs = (attributes: {key: string; value: string}[]) => attributes.map(({key, value}) => [key, readable(value)]);

const piece = {
  handle: 'konfigurator-tisch',
  configuration: {color: oak, length: 120, width: 60, choices: {}},
  colorName: 'Eiche',
  price: 123_450,
  id: 'ABCD-EFGH-JKMN',
  planVersion: 1,
};
const origin = 'https://studio.example';

test('the order of a made-to-measure piece says in German how it was configured', () => {
  expect(pairs(standardAttributes(piece, {language: 'de', date, origin}))).toEqual([
    ['Farbe', 'Eiche'],
    ['Länge', '120 cm'],
    ['Breite', '60 cm'],
    ['Maße', '120 × 60 cm'],
    ['Berechneter Preis', '1.234,50 €'],
    ['Konfiguriert am', '22. November 2026'],
    ['Konfigurations-ID', 'ABCD-EFGH-JKMN'],
    ['Maßblatt', 'https://studio.example/sheet/konfigurator-tisch/120x60-b98a56?id=ABCD-EFGH-JKMN&price=123450&plan=1'],
  ]);
});

test('an English order of a made-to-measure piece says it in English', () => {
  expect(pairs(standardAttributes({...piece, colorName: 'Oak'}, {language: 'en', date, origin}))).toEqual([
    ['Colour', 'Oak'],
    ['Length', '120 cm'],
    ['Width', '60 cm'],
    ['Dimensions', '120 × 60 cm'],
    ['Calculated price', '€1,234.50'],
    ['Configured on', '22 November 2026'],
    ['Configuration ID', 'ABCD-EFGH-JKMN'],
    [
      'Drawing sheet',
      'https://studio.example/en/sheet/konfigurator-tisch/120x60-b98a56?id=ABCD-EFGH-JKMN&price=123450&plan=1',
    ],
  ]);
});

function line(variant: number, width: number, quantity: number, id: string): KlivLine {
  const offer = kliv();
  const found = offer.variants[variant];
  if (!found) throw new Error(`No variant ${variant}`);
  const configuration = {
    isKlivProduct: true,
    width,
    height: 400,
    color: {value: '#f1ede1'},
    choices: {environment: 'outdoor'},
  } as const;
  return {handle: 'kliv', variant: found, configuration, quantity, colorName: 'RAL 9010 Reinweiß', id, planVersion: 1};
}

test('an order lists KLIV planters of one price in one line with each configuration', () => {
  const groups = groupKlivLines([line(0, 400, 2, 'A'), line(1, 700, 1, 'B'), line(0, 500, 3, 'C')], {
    language: 'de',
    date,
    origin,
  });
  expect(groups.map(({merchandiseId, quantity}) => [merchandiseId.slice(-1), quantity])).toEqual([
    ['1', 5],
    ['2', 1],
  ]);
  expect(pairs(groups[0]?.attributes ?? [])).toEqual([
    ['Anzahl Konfigurationen', '2'],
    ['Gesamtmenge', '5'],
    ['Gesamtpreis', '945,00 €'],
    ['Größenbereich', 'Breite 300–600 mm, Höhe 200–400 mm'],
    ['Konfiguriert am', '22. November 2026'],
    ['Konfiguration 1: Maße', '400 × 400 mm'],
    ['Konfiguration 1: Farbe', 'RAL 9010 Reinweiß'],
    ['Konfiguration 1: Verwendung', 'Außen'],
    ['Konfiguration 1: Menge', '2'],
    ['Konfiguration 1: Einzelpreis', '189,00 €'],
    ['Konfiguration 1: Zwischensumme', '378,00 €'],
    ['Konfiguration 1: Konfigurations-ID', 'A'],
    ['Konfiguration 1: Maßblatt', 'https://studio.example/sheet/kliv/400x400-f1ede1-outdoor?id=A&price=18900&plan=1'],
    ['Konfiguration 2: Maße', '500 × 400 mm'],
    ['Konfiguration 2: Farbe', 'RAL 9010 Reinweiß'],
    ['Konfiguration 2: Verwendung', 'Außen'],
    ['Konfiguration 2: Menge', '3'],
    ['Konfiguration 2: Einzelpreis', '189,00 €'],
    ['Konfiguration 2: Zwischensumme', '567,00 €'],
    ['Konfiguration 2: Konfigurations-ID', 'C'],
    ['Konfiguration 2: Maßblatt', 'https://studio.example/sheet/kliv/500x400-f1ede1-outdoor?id=C&price=18900&plan=1'],
  ]);
});

test.each([
  ['a product without a plan', {...piece, planVersion: 0}, origin],
  ['a site without a configured address', piece, ''],
])('an order has no link to a drawing sheet for %s', (_, ordered, origin) => {
  const attributes = standardAttributes(ordered, {language: 'de', date, origin});
  expect(attributes.map(({key}) => key)).not.toContain('Maßblatt');
  expect(attributes.map(({key}) => key)).toContain('Konfigurations-ID');
});

test('any cart becomes an order that Shopify accepts, with the right totals', () => {
  const lines = fc.array(fc.record({variant: fc.nat(2), quantity: fc.integer({min: 1, max: 99})}), {
    maxLength: 100,
    size: 'max',
  });
  const shape = fc.record({
    language: fc.constantFrom<Language>('de', 'en'),
    planVersion: fc.constantFrom(0, 1),
    noWithdrawal: fc.boolean(),
  });
  fc.assert(
    fc.property(lines, shape, (drawn, {language, planVersion, noWithdrawal}) => {
      const all = drawn.map(({variant, quantity}, index) => ({
        ...line(variant, 300 + index, quantity, `id ${index}`),
        planVersion,
        noWithdrawal,
      }));
      const items = all.map(({variant, quantity, configuration}) => ({
        variantId: variant.id,
        quantity,
        productId: 'gid://shopify/Product/7',
        configuration,
      }));
      fc.pre(writeCartItems(items, {secure: true}) !== undefined);
      const groups = groupKlivLines(all, {language, date, origin});
      expect(groups.flatMap(idsOf).sort()).toEqual(all.map(({id}) => id).sort());
      for (const group of groups) {
        const {merchandiseId, quantity, attributes} = group;
        expect(attributes.length).toBeLessThanOrEqual(250);
        expect(new Set(attributes.map(({key}) => key)).size).toBe(attributes.length);
        const own = all.filter(({id}) => idsOf(group).includes(id));
        const pieces = own.reduce((sum, line) => sum + line.quantity, 0);
        const total = own.reduce((sum, line) => sum + line.quantity * line.variant.price, 0);
        expect(new Set(own.map(({variant}) => variant.id))).toEqual(new Set([merchandiseId]));
        expect(quantity).toBe(pieces);
        expect(attributes.slice(0, 3).map(({value}) => value)).toEqual([
          String(own.length),
          String(pieces),
          formatPrice(total, language),
        ]);
      }
    }),
  );
});

test('an order has one line for pieces of one price as long as their descriptions fit into it', () => {
  const group = (count: number) =>
    groupKlivLines(
      Array.from({length: count}, (_, index) => ({...line(0, 300 + index, 1, `id ${index}`), noWithdrawal: true})),
      {language: 'de', date, origin},
    );
  expect(group(30)).toHaveLength(1);
  expect(group(31)).toHaveLength(2);
});

/** The ids of the configurations of a line. */
const idsOf = ({attributes}: LineInput) =>
  attributes.map(({value}) => value).filter((value) => value.startsWith('id '));

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {correctionText} from '~/configurator/piece/correctionText';
import type {AvailableValues} from '~/configurator/offer/availableValues';
import {languages, type Language} from '~/i18n/language';
import {withPlainSpaces} from '../../support/productPage';
import {correctLength, correctSize, kliv, klivVariantSource} from './offers';

/** It has a price at every width. */
const planter = {
  ...kliv('de', [klivVariantSource(1, 'Breite: 300-1500 / Höhe: 200-400', '189.0')]),
  width: {intervals: [{from: 300, to: 1500}], step: 1, initial: 600},
};
const table: AvailableValues = {intervals: [{from: 50, to: 260}], step: 10, initial: 120};
const hall: AvailableValues = {intervals: [{from: 50, to: 2400}], step: 10, initial: 120};

const readWidth = (text: string, language: Language) =>
  correctSize(planter, {width: {text, language}, height: 300}).width;

const summarize = ({value, reason}: ReturnType<typeof readWidth>) => (reason ? [value, reason.kind] : [value]);
const read = (available: AvailableValues, text: string, language: Language) =>
  summarize(correctLength(available, {text, language}));

describe('a typed size in millimetres', () => {
  it.each([
    ['de', '1.200', [1200]],
    ['en', '1,200', [1200]],
    ['de', '1 200', [1200]],
    ['de', '1\u202f200', [1200]],
    ['de', "1'200 mm", [1200]],
    ['de', '1.200 mm', [1200]],
    ['de', '120 cm', [1200]],
    ['de', '120,5cm', [1205]],
    ['de', '1,2 m', [1200]],
    ['en', '1.2 metres', [1200]],
    ['de', '1,200 m', [1200]],
    ['de', '1.200,0', [1200]],
    ['de', '1,2', [1200, 'guessed']],
    ['en', '1,2 m', [1200]],
    ['en', '1.200', [1200, 'guessed']],
    ['de', '1.200 m', [1200, 'guessed']],
    ['de', '1200,5', [1201, 'betweenSteps']],
    ['de', '12 m', [1500, 'tooLarge']],
    ['de', '1.20.0', [600, 'notANumber']],
    ['de', '12 00', [600, 'notANumber']],
    ['de', '1 m 20', [600, 'notANumber']],
    ['de', '120 kg', [600, 'notANumber']],
  ] as const)('is read from %s text: %j', (language, text, expected) => {
    expect(summarize(readWidth(text, language))).toEqual(expected);
  });
});

describe('a typed size in centimetres', () => {
  it.each([
    ['de', '120 cm', [120]],
    ['de', '1.200 mm', [120]],
    ['de', '1 200 mm', [120]],
    ['de', '1,2 m', [120]],
    ['de', '1,2', [120, 'guessed']],
    ['en', '1.2', [120, 'guessed']],
    ['de', '1.200', [120, 'guessed']],
    ['de', '1,25', [130, 'betweenSteps']],
    ['de', '1200', [260, 'tooLarge']],
  ] as const)('is read from %s text: %j', (language, text, expected) => {
    expect(read(table, text, language)).toEqual(expected);
  });
});

it('a size that could be meant in several ways changes nothing', () => {
  expect(read(hall, '1,200', 'de')).toEqual([120, 'ambiguous']);
  expect(read(hall, '1.200', 'en')).toEqual([120, 'ambiguous']);
  expect(read(hall, '1,200 m', 'de')).toEqual([120]);
});

it('the message about a corrected size says how the text was understood, and what is offered', () => {
  const say = (text: string, language: Language) => {
    const {value, reason} = correctLength(table, {text, language});
    return reason && withPlainSpaces(correctionText({field: 'length', reason}, language, value));
  };
  expect(say('1,2', 'de')).toBe('Verstanden haben wir 120 cm. Bitte prüfen Sie, ob das stimmt.');
  expect(say('180120', 'de')).toBe('Verstanden haben wir 180120 cm. Wir bauen dieses Stück bis 260 cm Länge.');
  expect(say('187,5', 'de')).toBe(
    'Verstanden haben wir 187,5 cm. Die Länge gibt es mit 180 cm und mit 190 cm. Gewählt sind 190 cm.',
  );
  expect(say('20 cm', 'en')).toBe('We read that as 20 cm. The minimum length for this piece is 50 cm.');
  expect(say('9'.repeat(400), 'en')).toBe('The maximum length for this piece is 260 cm.');
});

const marks = {de: {decimal: ',', thousands: '.'}, en: {decimal: '.', thousands: ','}};

/** Every spelling of a whole number of millimetres that people of a language write. */
const spellings = (millimetres: number, language: Language): string[] => {
  const {decimal, thousands} = marks[language];
  const grouped = (separator: string) => String(millimetres).replace(/(?=\d{3}$)/, millimetres < 1000 ? '' : separator);
  const localized = (number: number, digits: number) => number.toFixed(digits).replace('.', decimal);
  const inMillimetres = ['', thousands, ' ', '\u00a0', '\u202f', "'", '’'].map(grouped);
  return [
    ...inMillimetres.flatMap((number) => [number, `${number}mm`, ` ${number} mm `, `${number} Millimeter`]),
    ...['cm', ' cm', '\u00a0CM', ' centimetres'].map((unit) => localized(millimetres / 10, 1) + unit),
    ...['m', ' m', ' Meter', ' metres'].map((unit) => localized(millimetres / 1000, 3) + unit),
  ];
};

it('a size is understood in every usual spelling of the visitor’s language', () => {
  fc.assert(
    fc.property(fc.integer({min: 300, max: 1500}), fc.constantFrom(...languages), (millimetres, language) => {
      for (const text of spellings(millimetres, language))
        expect(summarize(readWidth(text, language)), text).toEqual([millimetres]);
    }),
  );
});

it('a size in the spelling of the other language is never taken for a different size without a message', () => {
  fc.assert(
    fc.property(fc.integer({min: 300, max: 1500}), (millimetres) => {
      for (const text of spellings(millimetres, 'en')) {
        const {value, reason} = readWidth(text, 'de');
        expect(value === millimetres || reason !== undefined, text).toBe(true);
      }
    }),
  );
});

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseColors} from '~/configurator/offer/colors';
import {getPriceRange, readOffer} from '~/configurator/offer/readOffer';
import {languages} from '~/i18n/language';
import {tableSource} from './offers';

const namesOf = (name: unknown) =>
  languages.map((language) => parseColors([{name, value: '#b98a56'}], language)[0]?.name);

test.each([
  ['one name for all languages', ' Eiche ', ['Eiche', 'Eiche']],
  ['a name in each language', {de: 'Eiche', en: ' Oak '}, ['Eiche', 'Oak']],
  ['a name in German alone', {de: 'Eiche'}, ['Eiche', 'Eiche']],
  ['an empty English name', {de: 'Eiche', en: ' '}, ['Eiche', 'Eiche']],
  ['a name in English alone', {en: 'Oak'}, ['Oak', 'Oak']],
  ['a name in a language that the site does not have', {en: null, fr: 'Chêne'}, ['Chêne', 'Chêne']],
  ['no name at all', {de: '', en: 7}, [undefined, undefined]],
])(
  'a colour is called by its name in the language of the page, else in German, else in any other: %s',
  (_, name, is) => {
    expect(namesOf(name)).toEqual(is);
  },
);

const anyName = fc.oneof(
  fc.string(),
  fc.anything(),
  fc.record({de: fc.oneof(fc.string(), fc.anything()), en: fc.oneof(fc.string(), fc.anything())}, {requiredKeys: []}),
);

test('whatever a colour is called, it has a name or is not offered, in each language the same', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const [german, english] = namesOf(name);
      for (const shown of [german, english]) if (shown !== undefined) expect(shown).toBe(shown.trim() || 'no name');
      expect(german === undefined).toBe(english === undefined);
    }),
  );
});

test('the names of colours change no price', () => {
  const priced = (name: unknown, language: 'de' | 'en') => {
    const colors = [
      {name, value: '#b98a56', multiplier: 1.2},
      {name: 'Kreide', value: '#eee'},
    ];
    const {offer} = readOffer(tableSource({farben: JSON.stringify(colors)}), language);
    return offer && [getPriceRange(offer), offer.colors.map(({value}) => value)];
  };
  const expected = priced('Eiche', 'de');
  expect(priced({de: 'Eiche', en: 'Oak'}, 'de')).toEqual(expected);
  expect(priced({de: 'Eiche', en: 'Oak'}, 'en')).toEqual(expected);
});

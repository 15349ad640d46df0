import {expect, it} from 'vitest';
import {loadContent} from '../load';
import {insertNoBreakSpaces} from '../loader/typography';

it.each([
  ['Länge 120–260 cm, Platte 34 mm', 'Länge 120–260_cm, Platte 34_mm'],
  ['nach § 312g Abs. 2 Nr. 1 BGB', 'nach §_312g Abs._2 Nr._1 BGB'],
  ['168 × 46 cm', '168_×_46_cm'],
  ['17 bis 20 Uhr, 5 to 8 pm', '17 bis 20_Uhr, 5 to 8_pm'],
  ['von 14,90 € an, 3 Minuten', 'von 14,90_€ an, 3_Minuten'],
  ['in 14 Tagen, 30 days, 1 year, 3 Tagesdecken', 'in 14_Tagen, 30_days, 1_year, 3 Tagesdecken'],
  [
    'vom 23. Dezember bis 6. Januar, 6 January, 3 Maiglöckchen',
    'vom 23._Dezember bis 6._Januar, 6_January, 3 Maiglöckchen',
  ],
  ['45 bis 60 Prozent, 60 per cent', '45 bis 60_Prozent, 60_per cent'],
  ['etwa 10 cm, z. B. Eiche', 'etwa 10_cm, z._B. Eiche'],
  ['Fugengasse 12, 40221 Düsseldorf, Bahnhof Köln', 'Fugengasse_12, 40221_Düsseldorf, Bahnhof Köln'],
  ['Dr. Lennarz, RAL 9010, 14 Menschen', 'Dr._Lennarz, RAL_9010, 14 Menschen'],
  ['nach Art. 6 und (Art. 28), No. 4 of no. 5', 'nach Art._6 und (Art._28), No._4 of no._5'],
])('numbers and units stay together on one line: %s', (source, expected) => {
  expect(insertNoBreakSpaces(source)).toBe(expected.replaceAll('_', '\u00A0'));
});

it.each([
  'Alles ist aus Holz. Der Boden auch.',
  'Möbel dieser Art. Die Türen sind geölt.',
  'Er setzt einen Abs. Die Nr. Ein zweiter fehlt.',
  'We like the piano. 2 people play it.',
  'Seit dem Frühjahr 2024. Mai und Juni waren warm.',
])('the end of a sentence may end a line: %s', (source) => {
  expect(insertNoBreakSpaces(source)).toBe(source);
});

it('no sentence of the studio is joined to the next one', async () => {
  const content = JSON.stringify(await loadContent(undefined, {drafts: true}));
  const joined = content.match(/[^\s"\\<>]+[.!?:]["“”’)]*\u00A0\p{Lu}\p{L}*/gu) ?? [];
  const isAbbreviation = (text: string) => /^[(„‘]?(?:Dr\.|z\.(?=.B)|\d{1,2}\.(?=.\p{Lu}\p{L}{2}))\u00A0/u.test(text);
  expect(joined).not.toEqual([]);
  expect(joined.filter((text) => !isAbbreviation(text))).toEqual([]);
});

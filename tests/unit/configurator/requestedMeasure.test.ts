import {expect, test} from 'vitest';
import {formatMeasure} from '~/configurator/piece/measureText';
import {getRequestedMeasure, requestPath} from '~/configurator/piece/describePiece';
import {readPiece} from '~/configurator/piece/readPiece';
import {withPlainSpaces} from '../../support/productPage';
import {kliv, oak, table} from './offers';

const messageOf = (path: string) =>
  withPlainSpaces(new URL(path, 'https://studio.example').searchParams.get('text') ?? '');
const read = (query: string, language: 'de' | 'en' = 'de') =>
  readPiece(table(language), new URLSearchParams(query), language);

test.each([
  ['between the steps', 'color=b98a56&length=137&width=60', [137]],
  ['too small and too large', 'color=b98a56&length=20&width=300', [20, 300]],
  ['half a centimetre', 'color=b98a56&length=137,5&width=60', [137.5]],
  ['offered', 'color=b98a56&length=140&width=60', []],
  ['not a number', 'color=b98a56&length=lang&width=60', []],
  ['far too large', 'color=b98a56&length=99999999&width=60', []],
  ['below zero', 'color=b98a56&length=-5&width=0', []],
  ['in another notation, and offered', 'color=b98a56&length=1,2&width=60', []],
])('a visitor can ask for a size that is not offered, as long as it is plausible: %s', (_, query, sizes) => {
  expect(
    read(query)
      .corrections.map(getRequestedMeasure)
      .filter((measure) => measure !== null),
  ).toEqual(sizes);
});

test('the contact form already names the piece that the visitor wanted, in the visitor’s language', () => {
  expect(messageOf(requestPath('Tisch', read('color=b98a56&length=137,5&width=300'), 'de'))).toBe(
    `Ich interessiere mich für: Tisch, 137,5 × 300 cm, ${oak.name}. Bitte machen Sie mir ein Angebot.`,
  );
  expect(messageOf(requestPath('Table', read('color=b98a56&length=137.5&width=60', 'en'), 'en'))).toContain(
    'Table, 137.5 × 60 cm',
  );
});

test('the contact form already names a planter in a size that is not offered', () => {
  const corrected = readPiece(
    kliv(),
    new URLSearchParams('width=1500&height=300&color=f1ede1&environment=outdoor'),
    'de',
  );
  expect(messageOf(requestPath('KLIV', corrected, 'de'))).toContain('KLIV, 1500 × 300 mm, RAL 9010 Reinweiß, Außen');
});

test('a size in the contact form has its unit', () => {
  const texts = [formatMeasure(137, 'cm', 'de'), formatMeasure(137.5, 'cm', 'de'), formatMeasure(137.5, 'mm', 'en')];
  expect(texts).toEqual(['137\u00a0cm', '137,5\u00a0cm', '137.5\u00a0mm']);
});

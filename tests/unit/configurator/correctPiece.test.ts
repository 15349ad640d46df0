import fc from 'fast-check';
import {expect, test} from 'vitest';
import {configurationQuery} from '~/configurator/piece/configuration';
import {
  changePiece,
  chooseOption,
  moveMeasure,
  typeMeasure,
  type CorrectedPiece,
} from '~/configurator/piece/correctPiece';
import {getMeasures} from '~/configurator/piece/piece';
import {readChanges, readPiece} from '~/configurator/piece/readPiece';
import {languages} from '~/i18n/language';
import {kliv, klivVariantSource, oak, table, walnut} from './offers';

const gapOffer = kliv('de', [
  klivVariantSource(1, 'Breite: 300-1500 / Höhe: 250-700', '100'),
  klivVariantSource(2, 'Breite: 300-1200 / Höhe: 701-900', '200'),
]);
const offers = [table(), kliv(), gapOffer];

const fieldsOf = ({corrections}: CorrectedPiece) => corrections.map(({field}) => field);
const resultOf = ({piece, corrections}: CorrectedPiece) => ({configuration: piece.configuration, corrections});
const address = (query: string) => new URLSearchParams(query);

test('the same sizes give the same piece, whether they are typed, come with a link or are sent by a form', () => {
  const size = fc.oneof(fc.integer({min: -50, max: 2500}), fc.double({min: 0.1, max: 1600, noNaN: true})).map(String);
  const runs = fc.record({
    offer: fc.constantFrom(...offers),
    sizes: fc.tuple(size, size),
    language: fc.constantFrom(...languages),
    order: fc.constantFrom([0, 1] as const, [1, 0] as const),
  });
  fc.assert(
    fc.property(runs, ({offer, sizes, language, order}) => {
      const opened = readPiece(offer, address(''), language);
      const [first, second] = getMeasures(opened.piece);
      const fields = [first.field, second.field] as const;
      const byTyping = order.reduce(
        (state, index) => typeMeasure(state, fields[index], {text: sizes[index], language}),
        opened,
      );

      const query = address(configurationQuery(opened.piece.configuration));
      fields.forEach((field, index) => query.set(field, String(sizes[index])));
      const form = new FormData();
      for (const [name, value] of query) form.set(name, value);

      const byLink = readPiece(offer, query, language);
      expect(resultOf(byTyping)).toEqual(resultOf(byLink));
      expect(resultOf(readPiece(offer, form, language))).toEqual(resultOf(byLink));
      // Input from before the script loaded is read from the form later.
      expect(resultOf(readChanges(opened, form, language))).toEqual(resultOf(byLink));
    }),
    {numRuns: 3000},
  );
});

test('two sizes that are not offered together become the nearest two that are', () => {
  expect(readPiece(gapOffer, address('width=1500&height=900&color=f1ede1&environment=indoor'), 'de')).toMatchObject({
    piece: {configuration: {width: 1500, height: 700}},
    corrections: [{field: 'height', reason: {kind: 'combination'}}],
  });
});

test('each field says how it was corrected until the visitor changes it', () => {
  const wrong = readPiece(table(), address('color=b98a56&length=9999&width=abc'), 'de');
  expect(fieldsOf(wrong)).toEqual(['length', 'width']);
  const colored = changePiece(wrong, {color: walnut.value});
  expect(colored.piece.configuration.color).toEqual({value: walnut.value});
  expect(fieldsOf(colored)).toEqual(['length', 'width']);
  expect(fieldsOf(moveMeasure(colored, 'length', 100))).toEqual(['width']);
  const narrower = typeMeasure(colored, 'width', {text: '60', language: 'de'});
  expect(fieldsOf(narrower)).toEqual(['length']);
  expect(fieldsOf(typeMeasure(narrower, 'length', {text: '120', language: 'de'}))).toEqual([]);
});

test('a colour and a use that are not offered are named until the visitor selects others', () => {
  const wrong = readPiece(kliv(), address('width=400&height=300&color=zz'), 'de');
  expect(fieldsOf(wrong)).toEqual(['color', 'environment']);
  const moved = moveMeasure(wrong, 'width', 410);
  expect(fieldsOf(moved)).toEqual(['color', 'environment']);
  expect(fieldsOf(chooseOption(moved, 'environment', 'outdoor'))).toEqual(['color']);
});

test('a corrected piece that is sent again stays as it is', () => {
  const wrong = readPiece(table(), address('color=b98a56&length=9999&width=60'), 'de');
  const form = address(configurationQuery(wrong.piece.configuration));
  expect(readChanges(wrong, form, 'de')).toBe(wrong);
  form.set('color', walnut.value.slice(1));
  const early = readChanges(wrong, form, 'de');
  expect(early.piece.configuration.color).toEqual({value: walnut.value});
  expect(fieldsOf(early)).toEqual(['length']);
  expect(fieldsOf(readPiece(table(), address(`color=${oak.value.slice(1)}&length=120&width=60`), 'de'))).toEqual([]);
});

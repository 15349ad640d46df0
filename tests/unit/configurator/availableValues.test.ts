import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  createAvailableValues,
  createAvailableRanges,
  moveValue,
  findNearest,
  listValues,
} from '~/configurator/offer/availableValues';
import {correctLength} from './offers';

const lengths = createAvailableValues([240, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140], 100);
const gapped = createAvailableValues([50, 60, 100, 110], 100);

test('a merchant’s list of lengths in any order becomes the sizes that are offered', () => {
  expect(lengths).toEqual({
    intervals: [
      {from: 50, to: 140},
      {from: 240, to: 240},
    ],
    step: 10,
    initial: 100,
  });
  expect(createAvailableValues([70, 50, 70, 60], 100).initial).toBe(70);
  expect(createAvailableValues([80], 100)).toEqual({intervals: [{from: 80, to: 80}], step: 1, initial: 80});
});

test('a merchant’s list of lengths offers exactly these, and no others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({min: 1, max: 400}), {minLength: 1, maxLength: 40}), (list) => {
      expect(listValues(createAvailableValues(list, 100))).toEqual([...list].sort((a, b) => a - b));
    }),
  );
});

test('ranges of lengths that overlap or touch become one', () => {
  const ranges = [
    {from: 601, to: 900},
    {from: 300, to: 600},
    {from: 1000, to: 1100},
    {from: 850, to: 950},
  ];
  expect(createAvailableRanges(ranges, 300).intervals).toEqual([
    {from: 300, to: 950},
    {from: 1000, to: 1100},
  ]);
});

test.each([
  ['120', 120, undefined],
  [' 120 cm ', 120, undefined],
  ['120,0', 120, undefined],
  [120, 120, undefined],
  ['12', 50, 'tooSmall'],
  ['-120', 50, 'tooSmall'],
  ['0', 50, 'tooSmall'],
  ['241', 240, 'tooLarge'],
  ['9'.repeat(400), 240, 'tooLarge'],
  ['124', 120, 'betweenSteps'],
  ['125', 130, 'betweenSteps'],
  ['120.01', 120, 'betweenSteps'],
  ['180', 140, 'gap'],
  ['190', 240, 'gap'],
  ['', 100, 'notANumber'],
  ['breit', 100, 'notANumber'],
  ['1e2', 100, 'notANumber'],
  ['0x64', 100, 'notANumber'],
  ['120 80', 100, 'notANumber'],
  ['NaN', 100, 'notANumber'],
  [null, 100, 'missing'],
])('a size typed as %j becomes %i (%s)', (input, value, kind) => {
  const corrected = correctLength(lengths, typeof input === 'string' ? {text: input, language: 'de'} : input);
  expect(corrected.value).toBe(value);
  expect(corrected.reason?.kind).toBe(kind);
});

test('when a typed size is not offered, the message names the nearest ones on both sides', () => {
  expect(findNearest(lengths, 124).reason).toEqual({kind: 'betweenSteps', requested: 124, lower: 120, upper: 130});
  expect(findNearest(lengths, 180).reason).toEqual({kind: 'gap', requested: 180, lower: 140, upper: 240});
});

test('whatever is typed becomes a size that is offered, with a message exactly when it differs', () => {
  const anyText = fc.oneof(fc.string(), fc.double().map(String), fc.integer({min: -10, max: 300}).map(String));
  fc.assert(
    fc.property(anyText, fc.constantFrom(lengths, gapped), (text, available) => {
      const {value, reason} = correctLength(available, {text, language: 'en'});
      expect(listValues(available)).toContain(value);
      if (/^\d+$/.test(text)) expect(reason === undefined).toBe(Number(text) === value);
    }),
    {numRuns: 500},
  );
});

test('whatever is typed becomes the nearest size that is offered', () => {
  fc.assert(
    fc.property(fc.integer({min: -50, max: 300}), (requested) => {
      const {value} = findNearest(gapped, requested);
      for (const other of listValues(gapped))
        expect(Math.abs(value - requested)).toBeLessThanOrEqual(Math.abs(other - requested));
    }),
  );
});

test('arrow keys cross a gap between offered sizes, and stop at the ends', () => {
  expect(moveValue(gapped, 60, 70)).toBe(100);
  expect(moveValue(gapped, 100, 90)).toBe(60);
  expect(moveValue(gapped, 50, 60)).toBe(60);
  expect(moveValue(gapped, 110, 120)).toBe(110);
  expect(moveValue(gapped, 50, 40)).toBe(50);
});

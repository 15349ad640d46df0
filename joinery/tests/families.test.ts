import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {families, familyNames} from 'joinery/families/families';
import {computeBounds} from 'joinery/plan/geometry';
import {planConfiguration, getChosenSize} from '~/configurator/piece/planPiece';
import {computeOuterSize, createDefaultConstruction} from 'joinery/families/construction';
import {listAllChoices} from '~/configurator/rules/choice';
import {configurationOf, madeToMeasure, sizesOf} from './plans';
import {overlapping} from './solids';

test.each(familyNames)('each kind of furniture (%s) is sold by the studio, so that its plan is tested', (name) => {
  expect(madeToMeasure.some(({offer}) => offer.construction?.type === name)).toBe(true);
});

test('two choices of the configurator never get mixed up when the form is sent', () => {
  const fields = [
    'intent',
    'product',
    'variant',
    'quantity',
    'replaces',
    'key',
    'code',
    'note',
    'total',
    'lines',
    'mode',
  ];
  const names = listAllChoices().map(({name}) => name);
  expect(names.filter((name) => [...fields, 'color', 'length', 'width', 'height'].includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(madeToMeasure)('$handle, built in other sizes than the usual ones,', (made) => {
  const type = made.offer.construction?.type ?? 'board';
  const {across, down, isMade, corners} = sizesOf(made);
  const limits = Object.entries(families[type].sizes);
  const constructions = fc
    .record(
      Object.fromEntries(
        limits.map(([name, {min, max}]) => [name, fc.oneof(fc.constantFrom(min, max), fc.integer({min, max}))]),
      ),
    )
    .map((sizes) => ({...createDefaultConstruction(type), sizes}));
  const configurations = fc
    .oneof(fc.constantFrom(...corners), fc.tuple(fc.constantFrom(...across), fc.constantFrom(...down)))
    .filter(([a, d]) => isMade(a, d))
    .map(([a, d]) => configurationOf(made, a, d));

  it('has the ordered size, and parts that fit into each other', () => {
    fc.assert(
      fc.property(constructions, configurations, (construction, configuration) => {
        const parts = planConfiguration(construction, configuration)?.parts ?? [];
        const {from, to} = computeBounds(parts);
        const {length, depth, height} = computeOuterSize(construction, getChosenSize(configuration));
        [length, depth, height].forEach((size, axis) => expect(to[axis]! - from[axis]!).toBeCloseTo(size, 1));
        expect(parts.every(({size}) => size.every((side) => side > 0))).toBe(true);
        const {found, declared} = overlapping(parts);
        expect(found).toEqual(declared);
      }),
      {numRuns: 30},
    );
  });
});

import {describe, expect, it} from 'vitest';
import {createPlan} from '~/configurator/plan/plan';
import {
  constructionByHandle,
  parseConstruction,
  plainConstruction,
  unknownEntries,
} from '~/configurator/rules/construction';
import {configurationOf, piece} from './plans';

describe('the construction of a product with no metafield konstruktion (rule 11.15)', () => {
  it.each([
    ['konfigurator-tisch', 'table'],
    ['schreibtisch-nach-mass', 'desk'],
    ['tischplatte-nach-mass', 'board'],
    ['sitzbank-nach-mass', 'bench'],
    ['custom-shelf', 'shelf'],
    ['individueller-schrank', 'wardrobe'],
    ['unikat', undefined],
  ])('with the handle %s is %s', (handle, type) => expect(constructionByHandle(handle, 'standard')?.type).toBe(type));

  it('of KLIV is a planter', () => {
    for (const handle of ['kliv_v1', 'kliv'])
      expect(constructionByHandle(handle, 'kliv')).toEqual(plainConstruction('planter'));
  });
});

describe('the metafield konstruktion (rule 11.15)', () => {
  const read = (json: unknown, handle = 'custom-shelf') => parseConstruction(json, handle, 'standard');

  it('overrides only the values that it contains', () => {
    const shelf = constructionByHandle('custom-shelf', 'standard');
    expect(read({})).toEqual(shelf);
    expect(read({height: 1600})).toEqual({...shelf, sizes: {...shelf?.sizes, height: 1600}});
    expect(read({type: 'bench'})).toEqual(constructionByHandle('bench', 'standard'));
    expect(read({type: 'board', thickness: 40}, 'unikat')).toMatchObject({type: 'board', sizes: {thickness: 40}});
    expect(read({materials: {'6B4A32': 'walnut'}})?.materials).toEqual({'#6b4a32': 'walnut'});
  });

  it.each([
    null,
    [],
    'shelf',
    {type: 'staircase'},
    {type: 'planter'},
    {height: 0},
    {height: '1600'},
    {thickness: Infinity},
    {materials: []},
  ])('with the invalid value %j is rejected', (json) => expect(read(json)).toBeNull());

  it.each([{'#b98a56': 'gold'}, {brown: 'walnut'}, {'#b98a56': null}, {'#b98a56': 'constructor'}])(
    'with an unknown colour or material loses only that one: %j',
    (materials) => {
      const konstruktion = {height: 1600, materials: {...materials, '#6b4a32': 'walnut'}};
      const construction = read(konstruktion);
      expect(construction).toMatchObject({sizes: {height: 1600}, materials: {'#6b4a32': 'walnut'}});
      expect(Object.keys(construction?.materials ?? {})).toEqual(['#6b4a32']);
      expect(unknownEntries(konstruktion, plainConstruction('shelf'))).toEqual(Object.keys(materials));
      expect(unknownEntries({materials: {'#6b4a32': 'walnut'}}, plainConstruction('shelf'))).toEqual([]);
    },
  );

  it('with a size that its family does not have loses only that size', () => {
    const konstruktion = {height: 1600, legWidth: 60};
    expect(read(konstruktion)).toEqual(read({height: 1600}));
    expect(unknownEntries(konstruktion, plainConstruction('shelf'))).toEqual(['legWidth']);
  });

  it('changes the parts of the piece by its sizes', () => {
    const made = piece('konfigurator-tisch');
    const widths = [48, 60].map((legWidth) => {
      const construction = parseConstruction({legWidth}, made.handle, 'standard');
      const plan = construction && createPlan(construction, configurationOf(made, 200, 90));
      return new Set(plan?.parts.filter(({kind}) => kind === 'leg').map(({size}) => size[0]));
    });
    expect(widths).toEqual([new Set([48]), new Set([60])]);
  });

  it('that has no type is rejected', () => expect(read({height: 900}, 'unikat')).toBeNull());
});

it('a construction of another kind than the configuration has no plan', () => {
  const table = constructionByHandle('konfigurator-tisch', 'standard');
  const planter = constructionByHandle('kliv', 'kliv');
  const tableConfiguration = configurationOf(piece('konfigurator-tisch'), 200, 90);
  expect(table && createPlan(table, tableConfiguration)?.parts.length).toBeGreaterThan(20);
  expect(planter && createPlan(planter, tableConfiguration)).toBeNull();
  expect(table && createPlan(table, configurationOf(piece('kliv'), 500, 400))).toBeNull();
});

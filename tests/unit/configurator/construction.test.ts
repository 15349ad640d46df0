import {describe, expect, it} from 'vitest';
import {planOf} from '~/configurator/plan/plan';
import {
  constructionByHandle,
  parseConstruction,
  plainConstruction,
  unknownEntries,
} from '~/configurator/rules/construction';
import {configured, piece} from './plans';

describe('the construction by the handle (rule 11.15)', () => {
  it.each([
    ['konfigurator-tisch', 'table'],
    ['schreibtisch-nach-mass', 'desk'],
    ['tischplatte-nach-mass', 'board'],
    ['sitzbank-nach-mass', 'bench'],
    ['custom-shelf', 'shelf'],
    ['individueller-schrank', 'wardrobe'],
    ['unikat', undefined],
  ])('%s: %s', (handle, type) => expect(constructionByHandle(handle, 'standard')?.type).toBe(type));

  it('is a planter for KLIV', () => {
    for (const handle of ['kliv_v1', 'kliv'])
      expect(constructionByHandle(handle, 'kliv')).toEqual(plainConstruction('planter'));
  });
});

describe('the metafield konstruktion (rule 11.15)', () => {
  const read = (json: unknown, handle = 'custom-shelf') => parseConstruction(json, handle, 'standard');

  it('changes only what it names', () => {
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
  ])('counts as unusable with a bad part: %j', (json) => expect(read(json)).toBeNull());

  it.each([{'#b98a56': 'gold'}, {brown: 'walnut'}, {'#b98a56': null}, {'#b98a56': 'constructor'}])(
    'leaves out nothing but an unknown colour or material: %j',
    (materials) => {
      const konstruktion = {height: 1600, materials: {...materials, '#6b4a32': 'walnut'}};
      const construction = read(konstruktion);
      expect(construction).toMatchObject({sizes: {height: 1600}, materials: {'#6b4a32': 'walnut'}});
      expect(Object.keys(construction?.materials ?? {})).toEqual(['#6b4a32']);
      expect(unknownEntries(konstruktion, plainConstruction('shelf'))).toEqual(Object.keys(materials));
      expect(unknownEntries({materials: {'#6b4a32': 'walnut'}}, plainConstruction('shelf'))).toEqual([]);
    },
  );

  it('leaves out nothing but a size that its family has not', () => {
    const konstruktion = {height: 1600, legWidth: 60};
    expect(read(konstruktion)).toEqual(read({height: 1600}));
    expect(unknownEntries(konstruktion, plainConstruction('shelf'))).toEqual(['legWidth']);
  });

  it('changes the parts by a size that it names', () => {
    const made = piece('konfigurator-tisch');
    const widths = [48, 60].map((legWidth) => {
      const construction = parseConstruction({legWidth}, made.handle, 'standard');
      const plan = construction && planOf(construction, configured(made, 200, 90));
      return new Set(plan?.parts.filter(({kind}) => kind === 'leg').map(({size}) => size[0]));
    });
    expect(widths).toEqual([new Set([48]), new Set([60])]);
  });

  it('is unusable without a type that anything names', () => expect(read({height: 900}, 'unikat')).toBeNull());
});

it('a construction that does not suit the configuration has no plan', () => {
  const table = constructionByHandle('konfigurator-tisch', 'standard');
  const planter = constructionByHandle('kliv', 'kliv');
  const ordered = configured(piece('konfigurator-tisch'), 200, 90);
  expect(table && planOf(table, ordered)?.parts.length).toBeGreaterThan(20);
  expect(planter && planOf(planter, ordered)).toBeNull();
  expect(table && planOf(table, configured(piece('kliv'), 500, 400))).toBeNull();
});

import {describe, expect, it} from 'vitest';
import {planOf} from '~/configurator/plan/plan';
import {constructionByHandle, hasUnknownMaterial, parseConstruction} from '~/configurator/rules/construction';
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

  it('is a planter for KLIV, whose first series is less deep', () => {
    expect(constructionByHandle('kliv_v1', 'kliv')).toMatchObject({type: 'planter', depth: 300});
    expect(constructionByHandle('kliv', 'kliv')).toMatchObject({type: 'planter', depth: 400});
  });
});

describe('the metafield konstruktion (rule 11.15)', () => {
  const read = (json: unknown, handle = 'custom-shelf') => parseConstruction(json, handle, 'standard');

  it('changes only what it names', () => {
    const shelf = constructionByHandle('custom-shelf', 'standard');
    expect(read({})).toEqual(shelf);
    expect(read({height: 1600})).toEqual({...shelf, height: 1600});
    expect(read({type: 'bench'})).toEqual(constructionByHandle('bench', 'standard'));
    expect(read({type: 'board', thickness: 40}, 'unikat')).toMatchObject({type: 'board', thickness: 40, height: 40});
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
      expect(read(konstruktion)).toMatchObject({height: 1600, materials: {'#6b4a32': 'walnut'}});
      expect(Object.keys(read(konstruktion)?.materials ?? {})).toEqual(['#6b4a32']);
      expect(hasUnknownMaterial(konstruktion)).toBe(true);
      expect(hasUnknownMaterial({materials: {'#6b4a32': 'walnut'}})).toBe(false);
    },
  );

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

import {describe, expect, it} from 'vitest';
import {planConfiguration} from '~/configurator/piece/planPiece';
import {findConstructionByHandle, parseConstruction, listUnknownEntries} from '~/configurator/offer/readConstruction';
import {createDefaultConstruction} from 'joinery/families/construction';
import {configurationOf, piece} from './plans';

describe('how a product is built when the merchant has not said so (rule 11.15)', () => {
  it.each([
    ['konfigurator-tisch', 'table'],
    ['schreibtisch-nach-mass', 'desk'],
    ['tischplatte-nach-mass', 'board'],
    ['sitzbank-nach-mass', 'bench'],
    ['custom-shelf', 'shelf'],
    ['individueller-schrank', 'wardrobe'],
    ['unikat', undefined],
  ])('follows from its handle: %s is %s', (handle, type) =>
    expect(findConstructionByHandle(handle, 'standard')?.type).toBe(type),
  );

  it('of KLIV is that of a planter', () => {
    for (const handle of ['kliv_v1', 'kliv'])
      expect(findConstructionByHandle(handle, 'kliv')).toEqual(createDefaultConstruction('planter'));
  });
});

describe('what the merchant enters about how a product is built (metafield konstruktion, rule 11.15)', () => {
  const read = (json: unknown, handle = 'custom-shelf') => parseConstruction(json, handle, 'standard');

  it('changes only what it names', () => {
    const shelf = findConstructionByHandle('custom-shelf', 'standard');
    expect(read({})).toEqual(shelf);
    expect(read({height: 1600})).toEqual({...shelf, sizes: {...shelf?.sizes, height: 1600}});
    expect(read({type: 'bench'})).toEqual(findConstructionByHandle('bench', 'standard'));
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
  ])('is ignored when it makes no sense: %j', (json) => expect(read(json)).toBeNull());

  it.each([{'#b98a56': 'gold'}, {brown: 'walnut'}, {'#b98a56': null}, {'#b98a56': 'constructor'}])(
    'loses only the colour or material that is unknown: %j',
    (materials) => {
      const konstruktion = {height: 1600, materials: {...materials, '#6b4a32': 'walnut'}};
      const construction = read(konstruktion);
      expect(construction).toMatchObject({sizes: {height: 1600}, materials: {'#6b4a32': 'walnut'}});
      expect(Object.keys(construction?.materials ?? {})).toEqual(['#6b4a32']);
      expect(listUnknownEntries(konstruktion, createDefaultConstruction('shelf'))).toEqual(Object.keys(materials));
      expect(listUnknownEntries({materials: {'#6b4a32': 'walnut'}}, createDefaultConstruction('shelf'))).toEqual([]);
    },
  );

  it('loses only a size that this kind of furniture does not have', () => {
    const konstruktion = {height: 1600, legWidth: 60};
    expect(read(konstruktion)).toEqual(read({height: 1600}));
    expect(listUnknownEntries(konstruktion, createDefaultConstruction('shelf'))).toEqual(['legWidth']);
  });

  it('changes the parts of the piece by its sizes', () => {
    const made = piece('konfigurator-tisch');
    const widths = [48, 60].map((legWidth) => {
      const construction = parseConstruction({legWidth}, made.handle, 'standard');
      const plan = construction && planConfiguration(construction, configurationOf(made, 200, 90));
      return new Set(plan?.parts.filter(({kind}) => kind === 'leg').map(({size}) => size[0]));
    });
    expect(widths).toEqual([new Set([48]), new Set([60])]);
  });

  it('is ignored when it does not say what kind of furniture it is', () =>
    expect(read({height: 900}, 'unikat')).toBeNull());
});

it('a piece with the choices of another kind of furniture has no plan', () => {
  const table = findConstructionByHandle('konfigurator-tisch', 'standard');
  const planter = findConstructionByHandle('kliv', 'kliv');
  const tableConfiguration = configurationOf(piece('konfigurator-tisch'), 200, 90);
  expect(table && planConfiguration(table, tableConfiguration)?.parts.length).toBeGreaterThan(20);
  expect(planter && planConfiguration(planter, tableConfiguration)).toBeNull();
  expect(table && planConfiguration(table, configurationOf(piece('kliv'), 500, 400))).toBeNull();
});

import {describe, expect, it} from 'vitest';
import {planConfiguration} from '~/configurator/piece/planPiece';
import {
  findConstructionByHandle,
  listLimitedSizes,
  listUnknownEntries,
  parseConstruction,
} from '~/configurator/offer/readConstruction';
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

  it.each([
    ['wardrobe', {height: 2300}, {thickness: 16}, {thickness: 19}],
    ['sideboard', {height: 800}, {legWidth: 30, legInset: 0}, {legWidth: 40, legInset: 30}],
    ['sideboard', {height: 800}, {legInset: 80}, {legInset: 60}],
    ['desk', {height: 760}, {overhang: 300}, {overhang: 250}],
    ['planter', {plinthHeight: 60}, {depth: 200}, {depth: 220}],
  ] as const)(
    'loses no size or wood with one that was allowed to plan 1: %s of %j and %j',
    (type, more, former, limits) => {
      const konstruktion = {type, ...more, ...former, materials: {'#6b4a32': 'walnut'}};
      const standard = createDefaultConstruction(type);
      const construction = parseConstruction(konstruktion, 'unikat', type === 'planter' ? 'kliv' : 'standard');
      expect(construction).toEqual({
        type,
        sizes: {...standard.sizes, ...more, ...limits},
        materials: {'#6b4a32': 'walnut'},
      });
      expect(construction && listLimitedSizes(konstruktion, construction)).toEqual(
        Object.entries(limits).map(([name, limit]) => `${name} ${konstruktion[name as never]} is taken as ${limit}`),
      );
    },
  );

  it('takes a size that is a typing error as the limit beside it, and names it', () => {
    const construction = read({height: 19_200, thickness: 0});
    expect(construction?.sizes).toMatchObject({height: 2600, thickness: 16});
    expect(construction && listLimitedSizes({height: 19_200, thickness: 0, plinthHeight: 60}, construction)).toEqual([
      'thickness 0 is taken as 16',
      'height 19200 is taken as 2600',
    ]);
  });

  it.each(['table', 'desk'] as const)('says nothing of the width of beams, which a %s had by plan 1', (type) => {
    const konstruktion = {type, height: 720, beamWidth: 60};
    expect(read(konstruktion)).toEqual(read({type, height: 720}));
    expect(listUnknownEntries(konstruktion, createDefaultConstruction(type))).toEqual([]);
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

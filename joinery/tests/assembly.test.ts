import {describe, expect, it, test} from 'vitest';
import {languages, type Language} from '~/i18n/language';
import {choicesByFamily} from '../families/choices';
import type {Choice, Choices} from '../families/family';
import type {FamilyName} from '../families/families';
import type {Part, PartKind} from '../families/parts/part';
import {findBond} from '../plan/bond';
import {calculateWeight} from '../plan/facts';
import {placeJoints} from '../plan/joints';
import {listAssemblySteps} from '../workshop/pages/assembly';
import {renderWorkshopPages} from '../workshop/pages/WorkshopPages.server';
import {findPiece, partsOf, pieces, type MadePiece} from './pieces';

/** The words that name a part in the steps. A step may only say them of a piece that has it, and a piece that has it needs one. */
const words: Partial<Record<PartKind, Record<Language, RegExp>>> = {
  back: {de: /\bRück(wand|wände) (sofort )?von/, en: /\bLay the backs?\b/},
  batten: {de: /leiste\b|leisten\b|Leiste/, en: /\bbattens?\b/},
  beam: {de: /\bHolm/, en: /\bbeams?\b/},
  board: {de: /\bBöden\b/, en: /\bthe boards\b(?! into ends)/},
  bottom: {de: /\bUnterb[oö]den\b/, en: /\bbottoms?\b(?! into| stays)/},
  clothesRail: {de: /Kleiderstange/, en: /clothes rails/},
  door: {de: /Türen/, en: /\bdoors\b/},
  drawerFront: {de: /Schubkastenfront/, en: /drawer fronts/},
  drawerSide: {de: /Schubkästen/, en: /Drawers:/},
  end: {de: /Wange/, en: /\binto ends\b/},
  flange: {de: /Flansch/, en: /\bflanges\b/},
  foot: {de: /Stellfüße/, en: /\bfeet\b/},
  key: {de: /\bKeile\b/, en: /\bkeys\b/},
  leg: {de: /\bBeine?\b/, en: /\blegs\b/},
  plinth: {de: /Sockel/, en: /\bplinth\b/},
  rail: {de: /\bRiegel/, en: /(?<!clothes )\brails\b/},
  return: {de: /\bUmschl[aä]g/, en: /\breturns?\b/},
  rung: {de: /\bSprossen\b/, en: /\brungs\b/},
  seat: {de: /\bSitz/, en: /\bseat\b/},
  shelf: {de: /Zwischenböden/, en: /\bshelves\b/},
  side: {de: /\bSeiten?\b/, en: /\b[Ss]ides\b|the other side\b/},
  slide: {de: /Schieber/, en: /\bthe slide\b/},
  stave: {de: /Lamellen zur Platte/, en: /staves into a top/},
  stretcher: {de: /\bSteg\b/, en: /\bstretcher\b/},
  tie: {de: /Zuganker/, en: /\bties?\b/},
  top: {de: /Oberboden/, en: /(?<!into a )\btop\b(?! on| moves)/},
  upright: {de: /Mittelseite/, en: /\buprights\b/},
  wall: {de: /\bWände\b/, en: /\bwalls\b/},
  wedge: {de: /Zapfenkeil/, en: /\bwedges\b/},
};

const join = (type: FamilyName, parts: readonly Part[], language: Language, joints = placeJoints(parts)) =>
  listAssemblySteps(type, parts, joints, language).join('\n');

const listChoices = ([first, ...others]: readonly Choice[]): Choices[] =>
  first
    ? first.options.flatMap(({value}) => listChoices(others).map((rest) => ({[first.name]: value, ...rest})))
    : [{}];

/** Wider bays than the studio's, so that some carcasses have no upright. */
const wideWardrobe: MadePiece = {
  ...findPiece('wardrobe'),
  name: 'wardrobe of wide bays',
  construction: {
    ...findPiece('wardrobe').construction,
    sizes: {...findPiece('wardrobe').construction.sizes, bayWidth: 700},
  },
};

describe.each([...pieces, wideWardrobe])('the assembly steps of a $name', (made) => {
  const {type} = made.construction;
  const built = listChoices(choicesByFamily[type]).flatMap((choices) =>
    made.corners.map(([across, down]) => {
      const parts = partsOf(made, across, down, {choices});
      return {parts, joints: placeJoints(parts)};
    }),
  );

  it.each(languages)('name each part that it has, and none that it lacks, in language %s', (language) => {
    for (const {parts, joints} of built) {
      const text = join(type, parts, language, joints);
      const has = (kind: string) => parts.some((part) => part.kind === kind);
      const named = Object.entries(words).filter(([, word]) => word[language].test(text));
      expect(named.map(([kind]) => kind)).toEqual(Object.keys(words).filter(has));
    }
  });

  it('leave no choice to the reader', () => {
    for (const {parts, joints} of built) {
      expect(join(type, parts, 'de', joints)).not.toMatch(/\boder\b|vorhanden/);
      expect(join(type, parts, 'en', joints)).not.toMatch(/\bor\b|if there is/);
    }
  });
});

const stepsOf = (name: string, across: number, down: number, choices: Choices = {}, color?: string) => {
  const made = findPiece(name);
  return join(made.construction.type, partsOf(made, across, down, {choices, ...(color && {color})}), 'de');
};

describe('the assembly steps', () => {
  it('speak of two carcasses only where two are bolted together', () => {
    expect(stepsOf('wardrobe', 1500, 600)).not.toMatch(/jeden Korpus|beiden Korpusse/i);
    expect(stepsOf('wardrobe', 2000, 600)).toMatch(/jeden Korpus[^]*beiden Korpusse/i);
    expect(stepsOf('shelf', 1390, 300)).not.toContain('beiden Korpusse');
    expect(stepsOf('shelf', 1400, 300)).toContain('beiden Korpusse');
  });

  it('speak of plinth boards between front and rear only where uprights stand on them', () => {
    expect(join('wardrobe', partsOf(wideWardrobe, 1000, 600), 'de')).not.toContain('kommen dazwischen');
    expect(stepsOf('wardrobe', 1000, 600)).toContain('kommen dazwischen');
  });

  it('name the height of the room in which a lying wardrobe can be raised', () => {
    // A side is 2100 mm high and 650 − 19 − 4 = 627 mm deep: √(2100² + 627²) = 2191.6.
    expect(stepsOf('wardrobe', 3000, 650)).toContain('2192\u00a0mm Raumhöhe');
  });

  it('cut grooves before they lip edges, where sides are lipped', () => {
    expect(stepsOf('sideboard', 1800, 450, {}, '#3a3a3a')).toContain('erst danach die Vorderkanten belegen');
    const made = findPiece('sideboard');
    const solid = {...made, construction: {...made.construction, materials: {'#b98a56': 'oak' as const}}};
    const parts = partsOf(solid, 1800, 450, {color: '#b98a56'});
    expect(join('sideboard', parts, 'de')).not.toContain('Vorderkanten belegen');
  });

  it('screw a back to those parts that hold its screws', () => {
    const parts = partsOf(findPiece('sideboard'), 1800, 450);
    const held = placeJoints(parts).filter(({parts: [first], fasteners}) => first.kind === 'back' && fasteners.length);
    const names = {side: 'Seiten', upright: 'Mittelseiten', bottom: 'Unterboden', top: 'Oberboden'};
    const [list = ''] = /(?<=legen und an ).*(?= anschrauben, dabei)/.exec(join('sideboard', parts, 'de')) ?? [];
    for (const [kind, name] of Object.entries(names))
      expect(list.includes(name)).toBe(held.some(({parts: [, second]}) => second.kind === kind));
  });

  it('glue the dovetails of a shelf as the list of joints says', () => {
    for (const color of ['#b98a56', '#eae5d9']) {
      const parts = partsOf(findPiece('shelf'), 1000, 300, {color});
      const joints = placeJoints(parts);
      const isFrontOnly = joints.some((joint) => findBond(joint, joints) === 'frontOnly');
      expect(join('shelf', parts, 'de').includes('nur in die vorderen 50')).toBe(isFrontOnly);
    }
  });

  it('fold a low planter from one blank, and weld the base of a high one from below before its plinth', () => {
    const low = stepsOf('planter', 1200, 250);
    expect(low).toContain('Zuschnitt schneiden');
    expect(low).not.toContain('von unten dicht schweißen');
    const high = stepsOf('planter', 1200, 900);
    expect(high).toContain('Zuschnitte schneiden');
    expect(high).not.toContain('Freischnitte');
    expect(high.indexOf('von unten dicht schweißen')).toBeLessThan(high.indexOf('Sockelstreifen'));
    expect(high.indexOf('Anschweißmuttern')).toBeLessThan(high.indexOf('Sockelstreifen'));
  });

  it('drain a planter for outdoors and prime it with zinc', () => {
    const outdoors = stepsOf('planter', 1200, 250, {environment: 'outdoor'});
    expect(outdoors).toContain('4 Ablauflöcher');
    expect(outdoors).toContain('mit Zink grundieren');
    expect(stepsOf('planter', 1200, 250, {environment: 'indoor'})).not.toMatch(/Ablauflöcher|Zink/);
  });

  it('turn a levelling foot out as far as 5 mm of its thread stay in the nut', () => {
    // The thread reaches from the foot at 12 to the base at 30, the nut from 21.5 to 28: 30 − 3 − 21.5 = 5.5.
    expect(stepsOf('planter', 1200, 250)).toMatch(
      /M8\u00a0×\u00a018\. Aus der gezeichneten Lage .* 3\u00a0mm herausdrehen/,
    );
  });
});

test('the note on carrying a piece says what it weighs without its drawers', () => {
  const write = (front: string) => {
    const parts = partsOf(findPiece('sideboard'), 1200, 350, {choices: {front, base: 'legs'}});
    const html = renderWorkshopPages({type: 'sideboard', parts, finish: 'Eiche'}, 'de');
    const [, kilograms] = /ohne sie wiegt es (\d+)\u00a0kg/.exec(html) ?? [];
    return {carcass: parts.filter(({id}) => !id.startsWith('drawer-')), kilograms};
  };
  const {carcass, kilograms} = write('drawers');
  expect(kilograms).toBe(String(Math.round(calculateWeight(carcass))));
  expect(write('doors').kilograms).toBeUndefined();
});

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {materials, type Material} from 'joinery/families/parts/material';
import {centerAt, createPart} from 'joinery/families/parts/part';
import {findWeakestSpan, computeMiddleLoadSag, computeUniformLoadSag, sagsTooMuch} from 'joinery/statics/spans';
import {createDefaultConstruction} from 'joinery/families/construction';
import {createPiece, withColor, type Piece} from '~/configurator/rules/piece';
import {saggingText, findSagging, type Sagging} from '~/configurator/form/sagging';
import {planConfiguration, planPiece} from '~/configurator/piece/planPiece';
import {withPlainSpaces} from '../../support/productPage';
import {configurationOf, madeToMeasure, partsOf, piece as pieceOf, sizesOf} from './plans';

/** A board 200 mm deep of 20 mm oak: I = 200 · 20³ / 12 = 133,333 mm⁴, EI = 12,300 · 133,333 = 1.64 · 10⁹ N mm². */
const oak = {width: 200, thickness: 20, modulus: materials.oak.modulus};

function sized(handle: string, across: number, down: number, color?: string): Piece {
  const made = pieceOf(handle);
  const found = createPiece(made.offer, configurationOf(made, across, down, color));
  if (!found) throw new Error(`${handle} is of another kind`);
  return found;
}

function saggingOf(one: Piece): Sagging | null {
  const plan = planPiece(one);
  return plan && findSagging(one, plan);
}

const chalk = '#eae5d9';

describe('how far a board sags, as the configurator computes it,', () => {
  it('is the same as computed by hand', () => {
    // q = 30 kg/m · 9.81 / 1000 = 0.2943 N/mm; 5 · 0.2943 · 10¹² / (384 · 1.64 · 10⁹) = 2.3366 mm.
    expect(computeUniformLoadSag(30, 1000, oak)).toBeCloseTo(2.3366, 4);
    // F = 50 kg · 9.81 = 490.5 N; 490.5 · 10⁹ / (48 · 1.64 · 10⁹) = 6.2310 mm.
    expect(computeMiddleLoadSag(50, 1000, oak)).toBeCloseTo(6.231, 3);
  });

  const sections = fc.record({
    width: fc.integer({min: 100, max: 1200}),
    thickness: fc.integer({min: 10, max: 100}),
    modulus: fc.constantFrom(...Object.values(materials).map(({modulus}) => modulus)),
  });

  it.each([
    ['under books', computeUniformLoadSag],
    ['under a load in the middle', computeMiddleLoadSag],
  ])('grows with span and weight, and shrinks with width, thickness and stiffness (%s)', (_, sagOf) => {
    fc.assert(
      fc.property(sections, fc.integer({min: 1, max: 100}), fc.integer({min: 200, max: 3000}), (section, kg, span) => {
        const sag = sagOf(kg, span, section);
        expect(sagOf(kg, span + 1, section)).toBeGreaterThan(sag);
        expect(sagOf(kg + 1, span, section)).toBeGreaterThan(sag);
        for (const side of ['width', 'thickness', 'modulus'] as const)
          expect(sagOf(kg, span, {...section, [side]: section[side] + 1})).toBeLessThan(sag);
      }),
    );
  });

  it('follows the stiffness of each material, as the literature names it', () => {
    const moduli = Object.fromEntries(Object.entries(materials).map(([name, {modulus}]) => [name, modulus]));
    expect(moduli).toEqual({
      ...{oak: 12300, ash: 12000, cherry: 10300, walnut: 11600},
      ...{spruce: 9600, birch: 10000, linoleum: 4900, veneer: 10000, steel: 210000},
    });
  });
});

describe('the span that a board has to bridge', () => {
  const weakest = (handle: string, across: number, down: number) =>
    findWeakestSpan(partsOf(pieceOf(handle), configurationOf(pieceOf(handle), across, down)));

  it('in a shelf is the clear width', () => {
    expect(weakest('custom-shelf', 120, 28)).toMatchObject({kind: 'board', span: 1200 - 2 * 24, isUnsupported: false});
  });

  it('in a shelf from 140 cm on is that of one of its two carcasses', () => {
    expect(weakest('custom-shelf', 240, 28)?.span).toBe(1200 - 2 * 24);
  });

  it('in a table is the distance between the beams, and all boards of the top act as one', () => {
    const top = weakest('konfigurator-tisch', 200, 90);
    // The beams stand at 17 % of the length and are 70 mm wide.
    expect(top).toMatchObject({kind: 'top', isUnsupported: false});
    expect(top?.span).toBeCloseTo(2000 - 2 * 340 - 70);
    expect(top?.sag).toBeCloseTo(computeMiddleLoadSag(50, 1250, {width: 900, thickness: 34, modulus: 12300}));
  });

  it('of a single table top is its length', () => {
    expect(weakest('tischplatte-nach-mass', 160, 80)).toMatchObject({kind: 'top', span: 1600, isUnsupported: true});
  });

  it('in a cabinet ends at the uprights', () => {
    const cabinet = pieceOf('sideboard-nach-mass');
    const {construction} = cabinet.offer;
    if (!construction) throw new Error('no construction');
    for (const base of ['plinth', 'legs']) {
      const configuration = {...configurationOf(cabinet, 180, 45), choices: {front: 'doors', base}};
      const found = findWeakestSpan(planConfiguration(construction, configuration)?.parts ?? []);
      expect(found?.span).toBeCloseTo(600 - 19);
    }
  });

  it('does not exist in a planter or a bench', () => {
    expect(weakest('kliv', 1000, 450)).toBeNull();
    expect(weakest('sitzbank-nach-mass', 240, 45)).toBeNull();
  });

  it('is halved by a support in the middle', () => {
    const carcass = (middle: boolean) => [
      createPart('board', 'board', 'oak', [centerAt(0, 1000), [0, 200], [500, 520]], 'x'),
      ...(middle ? [-490, 0, 490] : [-490, 490]).map((x) =>
        createPart(`side${x}`, 'side', 'oak', [centerAt(x, 20), [0, 200], [0, x === 0 ? 500 : 800]], 'z'),
      ),
    ];
    expect(findWeakestSpan(carcass(false))?.span).toBe(960);
    expect(findWeakestSpan(carcass(true))?.span).toBe(470);
  });

  it('does not depend on the thickness of the board', () => {
    const thicknesses = fc.integer({min: 16, max: 39});
    const sizes = fc.tuple(fc.integer({min: 60, max: 240}), fc.integer({min: 20, max: 36}));
    fc.assert(
      fc.property(thicknesses, sizes, fc.constantFrom<Material>('oak', 'spruce'), (thickness, [across, down], wood) => {
        const configuration = configurationOf(pieceOf('custom-shelf'), across, down);
        const shelf = createDefaultConstruction('shelf');
        const sag = (thick: number) => {
          const sizes = {...shelf.sizes, thickness: thick};
          const plan = planConfiguration(
            {...shelf, sizes, materials: {[configuration.color.value]: wood}},
            configuration,
          );
          return findWeakestSpan(plan?.parts ?? [])?.sag ?? 0;
        };
        expect(sag(thickness + 1)).toBeLessThan(sag(thickness));
      }),
      {numRuns: 30},
    );
  });
});

describe('the message about a board that would sag', () => {
  it('in a shelf names the figures, and what the visitor can choose instead', () => {
    const shelf = sized('custom-shelf', 139, 20, chalk);
    const sagging = saggingOf(shelf);
    // I = 200 · 24³ / 12 = 230,400 mm⁴; 5 · 0.2943 · 1342⁴ / (384 · 9,600 · 230,400) = 5.62 mm; 1342 / 300 = 4.47 mm.
    expect(sagging?.sag).toBeCloseTo(5.62, 2);
    if (!sagging) throw new Error('straight');
    expect(withPlainSpaces(saggingText(shelf, sagging, 'de').text)).toBe(
      'Voller Bücher (30 kg je Meter) hängt ein Boden auf 134 cm zwischen seinen Stützen 5,7 mm durch, mehr als 1/300 der ' +
        'Spannweite (4,4 mm). Das hilft: Länge bis 129 cm oder ab 140 cm, Tiefe ab 26 cm, „Eiche, geölt“, „Eiche, weiß geölt“.',
    );
    expect(withPlainSpaces(saggingText(shelf, sagging, 'en').text)).toBe(
      'Full of books (30 kg per metre), a board would sag 5.7 mm over the 134 cm between its supports, more than 1/300 of the ' +
        'span (4.4 mm). What helps: length up to 129 cm or from 140 cm, depth from 26 cm, ‘Eiche, geölt’, ‘Eiche, weiß geölt’.',
    );
  });

  it('of a single table top is about a load in its middle', () => {
    const top = sized('tischplatte-nach-mass', 240, 30);
    const sagging = saggingOf(top);
    if (!sagging) throw new Error('straight');
    expect(withPlainSpaces(saggingText(top, sagging, 'de').text)).toBe(
      'Nur an beiden Enden aufgelegt, auf 240 cm, hängt die Platte mit 50 kg in der Mitte 21,0 mm durch, mehr als 1/300 der ' +
        'Spannweite (8,0 mm). Das hilft: Länge bis 140 cm, Breite ab 80 cm.',
    );
  });

  it.each(madeToMeasure.map(({handle}) => handle))(
    'of %s is true: the piece would sag, and what is suggested instead would not',
    (handle) => {
      const made = pieceOf(handle);
      const {across, down, isMade} = sizesOf(made);
      const pieces = fc
        .tuple(fc.constantFrom(...across), fc.constantFrom(...down), fc.constantFrom(...made.offer.colors))
        .filter(([a, d]) => isMade(a, d));
      fc.assert(
        fc.property(pieces, ([a, d, color]) => {
          const one = sized(handle, a, d, color.value);
          const sagging = saggingOf(one);
          if (!sagging) return;
          expect(sagsTooMuch(sagging)).toBe(true);
          for (const {field, upTo, from} of sagging.measures)
            for (const to of [upTo, from])
              if (to !== undefined)
                expect(saggingOf({...one, configuration: {...one.configuration, [field]: to}} as Piece)).toBeNull();
          for (const {value} of sagging.colors) expect(saggingOf(withColor(one, value))).toBeNull();
        }),
        {numRuns: 40},
      );
    },
  );
});

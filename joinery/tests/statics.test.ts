import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {materials, type Material} from '../families/parts/material';
import {centerAt, createPart} from '../families/parts/part';
import {findWeakestSpan, computeMiddleLoadSag, computeUniformLoadSag} from '../statics/spans';
import {findPiece, partsOf} from './pieces';

/** A board 200 mm deep of 20 mm oak: I = 200 · 20³ / 12 = 133,333 mm⁴, EI = 12,300 · 133,333 = 1.64 · 10⁹ N mm². */
const oak = {width: 200, thickness: 20, modulus: materials.oak.modulus};

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
  const weakest = (name: string, across: number, down: number) =>
    findWeakestSpan(partsOf(findPiece(name), across, down));

  it('in a shelf is the clear width', () => {
    expect(weakest('shelf', 1200, 280)).toMatchObject({kind: 'board', span: 1200 - 2 * 24, isUnsupported: false});
  });

  it('in a shelf from 140 cm on is that of one of its two carcasses', () => {
    expect(weakest('shelf', 2400, 280)?.span).toBe(1200 - 2 * 24);
  });

  it('in a table is the distance between the beams, and all boards of the top act as one', () => {
    const top = weakest('table', 2000, 900);
    // The beams stand at 17 % of the length and are 70 mm wide.
    expect(top).toMatchObject({kind: 'top', isUnsupported: false});
    expect(top?.span).toBeCloseTo(2000 - 2 * 340 - 70);
    expect(top?.sag).toBeCloseTo(computeMiddleLoadSag(50, 1250, {width: 900, thickness: 34, modulus: 12300}));
  });

  it('of a single table top is its length', () => {
    expect(weakest('board', 1600, 800)).toMatchObject({kind: 'top', span: 1600, isUnsupported: true});
  });

  it('in a cabinet ends at the uprights', () => {
    for (const base of ['plinth', 'legs']) {
      const parts = partsOf(findPiece('sideboard'), 1800, 450, {choices: {front: 'doors', base}});
      expect(findWeakestSpan(parts)?.span).toBeCloseTo(600 - 19);
    }
  });

  it('does not exist in a planter or a bench', () => {
    expect(weakest('planter', 1000, 450)).toBeNull();
    expect(weakest('bench', 2400, 450)).toBeNull();
  });

  it('is halved by a support in the middle', () => {
    const carcass = (middle: boolean) => [
      createPart('board', {
        kind: 'board',
        material: 'oak',
        ends: [centerAt(0, 1000), [0, 200], [500, 520]],
        grain: 'x',
      }),
      ...(middle ? [-490, 0, 490] : [-490, 490]).map((x) =>
        createPart(`side${x}`, {
          kind: 'side',
          material: 'oak',
          ends: [centerAt(x, 20), [0, 200], [0, x === 0 ? 500 : 800]],
          grain: 'z',
        }),
      ),
    ];
    expect(findWeakestSpan(carcass(false))?.span).toBe(960);
    expect(findWeakestSpan(carcass(true))?.span).toBe(470);
  });

  it('lets a thinner board sag more', () => {
    const thicknesses = fc.integer({min: 16, max: 39});
    const sizes = fc.tuple(fc.integer({min: 600, max: 2400}), fc.integer({min: 200, max: 360}));
    fc.assert(
      fc.property(thicknesses, sizes, fc.constantFrom<Material>('oak', 'spruce'), (thickness, [across, down], wood) => {
        const shelf = findPiece('shelf');
        const {construction} = shelf;
        const sag = (thick: number) => {
          const own = {...construction.sizes, thickness: thick};
          const other = {...shelf, construction: {...construction, sizes: own, materials: {'#b98a56': wood}}};
          return findWeakestSpan(partsOf(other, across, down))?.sag ?? 0;
        };
        expect(sag(thickness + 1)).toBeLessThan(sag(thickness));
      }),
      {numRuns: 30},
    );
  });
});

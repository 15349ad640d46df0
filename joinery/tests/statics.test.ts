import {describe, expect, it} from 'vitest';
import type {Choices} from '../families/family';
import {materials} from '../families/parts/material';
import {centerAt, createPart, type Part} from '../families/parts/part';
import {createPlan} from '../plan/plan';
import {findSaggingSpan} from '../statics/spans';
import {findPiece, partsOf} from './pieces';

/** What sags too much of a piece in its first colour, built in other sizes than usual. */
function saggingOf(
  name: string,
  across: number,
  down: number,
  sizes: Record<string, number> = {},
  choices: Choices = {},
) {
  const {construction, colors} = findPiece(name);
  const built = {...construction, sizes: {...construction.sizes, ...sizes}};
  return findSaggingSpan(
    createPlan(built, {sizes: {horizontal: across, vertical: down}, color: colors[0] ?? '', choices}),
  );
}

/** An oak board of 1200 × 200 mm between two sides of 20 mm, and perhaps on a support in its middle. */
function sagOfBoard(thickness: number, isSupported = false) {
  const upright = (x: number, height: number) =>
    createPart(`upright ${x}`, {
      kind: 'side',
      material: 'oak',
      ends: [centerAt(x, 20), [0, 200], [0, height]],
      grain: 'z',
    });
  const parts: Part[] = [
    createPart('board', {
      kind: 'board',
      material: 'oak',
      ends: [centerAt(0, 1200), [0, 200], [500, 500 + thickness]],
      grain: 'x',
    }),
    ...[-610, 610].map((x) => upright(x, 800)),
    ...(isSupported ? [upright(0, 500)] : []),
  ];
  return findSaggingSpan({version: 1, parts});
}

describe('how far a board sags, as the configurator computes it,', () => {
  it('under books is the same as computed by hand, and named from 1/300 of the span on', () => {
    // I = 200 · 20³ / 12 = 133,333 mm⁴, EI = 12,300 · 133,333 = 1.64 · 10⁹ N mm²; q = 30 kg/m · 9.81 / 1000 = 0.2943 N/mm.
    // 5 · 0.2943 · 1200⁴ / (384 · 1.64 · 10⁹) = 4.8452 mm, more than 1200 / 300 = 4 mm.
    expect(sagOfBoard(20)).toMatchObject({kind: 'board', span: 1200, isUnsupported: false});
    expect(sagOfBoard(20)?.sag).toBeCloseTo(4.8452, 4);
    // (20 / 21.3)³ of it are 4.011 mm, and (20 / 21.4)³ of it are 3.955 mm.
    expect(sagOfBoard(21.3)?.sag).toBeCloseTo(4.011, 3);
    expect(sagOfBoard(21.4)).toBeNull();
  });

  it('under somebody who leans on the middle of a top is the same as computed by hand', () => {
    // The beams stand at 17 % of the length and are 103 mm wide: so much the legs are let into them.
    const span = 2600 - 2 * 442 - 103;
    // I = 700 · 20³ / 12 = 466,667 mm⁴, EI = 5.74 · 10⁹ N mm²; F = 50 kg · 9.81 = 490.5 N; 490.5 · 1613³ / (48 · 5.74 · 10⁹) = 7.4712 mm.
    const sagging = saggingOf('table', 2600, 700, {thickness: 20});
    expect(sagging).toMatchObject({kind: 'top', isUnsupported: false});
    expect(sagging?.span).toBeCloseTo(span, 6);
    expect(sagging?.sag).toBeCloseTo(7.4712, 4);
    expect(saggingOf('table', 2600, 700)).toBeNull();
  });

  it('follows the stiffness of each material, as the literature names it', () => {
    const moduli = Object.fromEntries(Object.entries(materials).map(([name, {modulus}]) => [name, modulus]));
    expect(moduli).toEqual({
      ...{oak: 12300, beech: 14000, ash: 12000, cherry: 10300, walnut: 11600},
      ...{spruce: 9600, birch: 10000, linoleum: 4900, veneer: 10000, steel: 210000},
    });
  });
});

describe('the span that a board has to bridge', () => {
  it('in a shelf is the clear width, from 140 cm on that of one of its two carcasses', () => {
    for (const length of [1200, 2400])
      expect(saggingOf('shelf', length, 280, {thickness: 16})).toMatchObject({kind: 'board', span: 1200 - 2 * 16});
  });

  it('of a single table top is its length', () => {
    expect(saggingOf('board', 2400, 300)).toMatchObject({kind: 'top', span: 2400, isUnsupported: true});
  });

  it('in a cabinet ends at the uprights, without which its top would sag', () => {
    for (const base of ['plinth', 'legs'])
      expect(saggingOf('sideboard', 2400, 450, {}, {front: 'doors', base})).toBeNull();
  });

  it('of a bottom ends at legs, with rails that keep it straight', () => {
    const legs = {front: 'doors', base: 'legs'};
    // Boards of 16 mm have panels of 15 mm. I = (350 - 16 - 4 - 2 - 9) · 15³ / 12 + 2 · 15 · 50³ / 12 = 402,219 mm⁴, EI = 4.0222 · 10⁹ N mm².
    // Legs of 40 mm stand 40 mm from the ends: 1630 mm. 5 · 0.2943 · 1630⁴ / (384 · 4.0222 · 10⁹) = 6.7254 mm, more than 5.43 mm.
    const sagging = saggingOf('sideboard', 1790, 350, {thickness: 16}, legs);
    expect(sagging).toMatchObject({kind: 'board', span: 1630, isUnsupported: false});
    expect(sagging?.sag).toBeCloseTo(6.7254, 4);
    // From 1800 mm on there are legs in the middle.
    expect(saggingOf('sideboard', 2400, 350, {thickness: 16}, legs)).toBeNull();
  });

  it('of a bottom is as wide as that of its half with fewer supports', () => {
    const parts = partsOf(findPiece('sideboard'), 1500, 450);
    const withoutRearPlinth = parts.filter(({id}) => id !== 'plinth-back');
    // The boards at the ends stand back 40 mm and are 18 mm thick.
    expect(findSaggingSpan({version: 1, parts: withoutRearPlinth})).toMatchObject({
      kind: 'board',
      span: 1500 - 2 * (40 + 18),
    });
  });

  it('of a bottom is short enough in every sideboard, also in the shallowest and of the softest material', () => {
    const made = findPiece('sideboard');
    for (let length = 1200; length <= 2400; length += 10)
      for (const base of ['plinth', 'legs']) {
        const parts = partsOf(made, length, 350, {color: '#3a3a3a', choices: {base}});
        expect(findSaggingSpan({version: 1, parts})).toBeNull();
      }
  });

  it('does not exist in a planter or a bench', () => {
    expect(saggingOf('planter', 1500, 700)).toBeNull();
    expect(saggingOf('bench', 2400, 450, {thickness: 24})).toBeNull();
  });

  it('ends at a support in the middle', () => {
    expect(sagOfBoard(8)?.span).toBe(1200);
    expect(sagOfBoard(8, true)?.span).toBe(590);
  });
});

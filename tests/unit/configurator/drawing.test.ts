import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Configuration} from '~/configurator/rules/configuration';
import {furnitureOf, surroundings, type Furniture} from '~/configurator/drawing/furniture';
import {drawingLayout, sheet} from '~/configurator/drawing/layout';
import {pathsOf} from '~/configurator/drawing/furniturePaths';

const kinds = Object.keys(surroundings) as Furniture[];
const furniture = fc.constantFrom(...kinds);
const extents = fc.record({across: fc.integer({min: 20, max: 3000}), down: fc.integer({min: 20, max: 3000})});

describe('the drawing', () => {
  it('has one scale for all sizes of a product, the same in both directions', () => {
    fc.assert(
      fc.property(extents, extents, furniture, (one, other, kind) => {
        const largest = {across: Math.max(one.across, other.across), down: Math.max(one.down, other.down)};
        const [first, second] = [one, other].map((piece) => drawingLayout(piece, largest, surroundings[kind]));
        expect((first?.width ?? 0) / one.across).toBeCloseTo((second?.height ?? 0) / other.down, 9);
        expect((first?.bar.length ?? 0) / (first?.bar.measure ?? 1)).toBeCloseTo(first?.scale ?? 0, 9);
      }),
    );
  });

  it('fits on the sheet with its furniture, and leaves room for the figures', () => {
    fc.assert(
      fc.property(extents, furniture, (piece, kind) => {
        const {above, below} = surroundings[kind];
        const {x, y, width, height, scale} = drawingLayout(piece, piece, surroundings[kind]);
        expect(Math.min(x, y - above * scale)).toBeGreaterThanOrEqual(70);
        expect(x + width).toBeLessThanOrEqual(sheet.width);
        expect(y + height + below * scale).toBeLessThanOrEqual(sheet.height - 60);
      }),
    );
  });

  it('keeps ground and wall in place for every size', () => {
    fc.assert(
      fc.property(extents, extents, (one, other) => {
        const largest = {across: Math.max(one.across, other.across), down: Math.max(one.down, other.down)};
        const [planter, another] = [one, other].map((piece) => drawingLayout(piece, largest, surroundings.planter));
        expect((planter?.y ?? 0) + (planter?.height ?? 0)).toBeCloseTo((another?.y ?? 0) + (another?.height ?? 0), 6);
        const [shelf, longer] = [one, other].map((piece) => drawingLayout(piece, largest, surroundings.shelf));
        expect(shelf?.y).toBeCloseTo(longer?.y ?? 0, 6);
      }),
    );
  });

  it('has paths of finite numbers only, for every size', () => {
    fc.assert(
      fc.property(extents, furniture, (extent, kind) => {
        for (const path of Object.values(pathsOf(kind, extent)))
          expect(path).toMatch(/^(?:[MLHVAhvqaz ]|-?\d+(?:\.\d+)?)*$/);
      }),
    );
  });
});

describe('the kind of furniture that is drawn', () => {
  const board: Configuration = {color: {value: '#b98a56'}, length: 100, width: 50};

  it.each([
    ['konfigurator-tisch', 'table'],
    ['schreibtisch-nach-mass', 'desk'],
    ['tischplatte-nach-mass', 'board'],
    ['sitzbank-nach-mass', 'bench'],
    ['custom-shelf', 'shelf'],
    ['individueller-schrank', 'wardrobe'],
    ['unikat', 'board'],
  ])('%s: %s', (handle, kind) => expect(furnitureOf(handle, board)).toBe(kind));

  it('is a planter for KLIV, with any handle', () => {
    const kliv: Configuration = {
      isKlivProduct: true,
      width: 500,
      height: 300,
      color: board.color,
      environment: 'indoor',
    };
    expect(furnitureOf('kliv_v1', kliv)).toBe('planter');
  });

  it('has one more chair on each side for every 60 cm', () => {
    const chairs = (across: number) => pathsOf('table', {across, down: 80}).around?.split('q').length ?? 0;
    expect(chairs(180) - chairs(120)).toBe(chairs(240) - chairs(180));
    expect(chairs(180)).toBeGreaterThan(chairs(179));
  });
});

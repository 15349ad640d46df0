import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {families, type FamilyName} from '../families/families';
import type {Size, View} from '../families/family';
import {placeChairs, grassPath} from '../drawing/scaleFigures';
import {computeLayout, viewBox} from '../drawing/layout';
import {project, type Point} from '../drawing/project';
import {computeOuterSize, createDefaultConstruction} from '../families/construction';
import {countSeats} from '../plan/facts';
import {computeBounds} from '../plan/geometry';
import {createPart} from '../families/parts/part';
import {findPiece, partsOf, pieces} from './pieces';

const types = Object.keys(families) as FamilyName[];
const views: View[] = ['front', 'left', 'top'];
const length = fc.integer({min: 200, max: 3000});
const sizes = fc.record({length, depth: fc.integer({min: 200, max: 1200}), height: fc.integer({min: 28, max: 2200})});
const larger = (one: Size, other: Size): Size => ({
  length: Math.max(one.length, other.length),
  depth: Math.max(one.depth, other.depth),
  height: Math.max(one.height, other.height),
});

function boxOf(points: Point[]) {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

describe('a view in the drawing of a piece', () => {
  const cases = pieces.flatMap((made) => made.corners.map(([across, down]) => ({made, across, down})));

  it.each(cases)('has the size of the piece ($made.name, $across × $down)', ({made, across, down}) => {
    const parts = partsOf(made, across, down);
    const {from, to} = computeBounds(parts);
    const boxes = {
      front: [from[0], -to[2], to[0], -from[2]],
      left: [-to[1], -to[2], -from[1], -from[2]],
      top: [from[0], -to[1], to[0], -from[1]],
    };
    for (const view of views) {
      const edges = boxOf(project(parts, view).flatMap(({points}) => points));
      edges.forEach((edge, index) => expect(edge).toBeCloseTo(boxes[view][index] ?? NaN, 1));
    }
  });

  it('shows near parts in front of far ones', () => {
    const box = (id: string, y: number, half: number) =>
      createPart(id, {
        kind: 'board',
        material: 'oak',
        ends: [
          [-half, half],
          [y, y + 10],
          [0, 2 * half],
        ],
        grain: 'x',
      });
    const parts = [box('near', -20, 50), box('hidden', 0, 40), box('far', 20, 60)];
    const partIds = (view: View) => project(parts, view).map((face) => face.part.id);
    expect(partIds('front')).toEqual(['far', 'near']);
    expect(partIds('left')).toEqual(['hidden', 'near', 'far']);
  });

  it('shows a leaning leg slanted from the front, and straight from the side', () => {
    const leg = createPart('leg', {
      kind: 'leg',
      material: 'oak',
      ends: [
        [-20, 20],
        [-20, 20],
        [0, 700],
      ],
      grain: 'z',
      turn: {axis: 'y', degrees: 10},
    });
    const [front, left] = (['front', 'left'] as const).map((view) => project([leg], view)[0]?.points ?? []);
    const [, , right] = boxOf(front ?? []);
    expect(right).toBeCloseTo(350 * Math.sin(Math.PI / 18) + 20 / Math.cos(Math.PI / 18), 6);
    expect(boxOf(left ?? []).map(Math.round)).toEqual([-20, -695, 20, -5]);
  });

  it('shows of a leaning tenon from above only its section at the upper face of the seat', () => {
    const faces = project(partsOf(findPiece('bench'), 1730, 410), 'top');
    const tenons = faces.filter(({part}) => part.kind === 'end' && part.id.startsWith('left'));
    expect(tenons).toHaveLength(2);
    // The axis meets the underside 240 mm from the end and leans in by 42 · tan 6° = 4.4; half the section is 18 / cos 6° = 18.1.
    for (const {points} of tenons) {
      const [from, , to] = boxOf(points).map((edge) => edge + 865);
      expect(from).toBeCloseTo(226.3, 1);
      expect(to).toBeCloseTo(262.5, 1);
    }
  });
});

describe('the layout of the drawing of a piece', () => {
  it('has the same scale for all sizes of a product, so that a larger piece looks larger', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.constantFrom(...types), (one, other, type) => {
        const largest = larger(one, other);
        const [first, second] = [one, other].map((size) => computeLayout(type, size, largest));
        expect(first?.scale).toBe(second?.scale);
        for (const {view, width, height} of first?.places ?? []) {
          expect(width / (first?.scale ?? 1)).toBeCloseTo(view === 'left' ? one.depth : one.length, 6);
          expect(height / (first?.scale ?? 1)).toBeCloseTo(view === 'top' ? one.depth : one.height, 6);
        }
      }),
    );
  });

  it('has room for every view and its dimensions', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.constantFrom(...types), (one, other, type) => {
        for (const {x, y, width, height} of computeLayout(type, one, larger(one, other)).places) {
          expect(x).toBeGreaterThanOrEqual(75.9);
          expect(y).toBeGreaterThanOrEqual(75.9);
          expect(x + width).toBeLessThanOrEqual(viewBox.width - 23.9);
          expect(y + height).toBeLessThanOrEqual(viewBox.height - 31.9);
        }
      }),
    );
  });

  it('does not jump when a size changes', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.constantFrom(...types), (one, other, type) => {
        const [first, second] = [one, other].map((size) => computeLayout(type, size, larger(one, other)));
        expect(first?.floor ?? 0).toBeCloseTo(second?.floor ?? 0, 6);
        const planOf = (layout: typeof first) => layout?.places.find(({view}) => view === 'top');
        const placeOf = (layout: typeof first) => {
          const {y = 0, height = 0} = planOf(layout) ?? {};
          // A plan alone keeps its middle.
          return layout?.floor ? y : y + height / 2;
        };
        expect(placeOf(first)).toBeCloseTo(placeOf(second), 6);
      }),
    );
  });

  it('has room for the depth of a planter and the length of the shortest bench', () => {
    const planter = computeLayout(
      'planter',
      {length: 300, depth: 400, height: 250},
      {length: 1500, depth: 400, height: 900},
    );
    const [front, left] = planter.places;
    // `400 mm` is at most 80 wide on a phone, and stands 14 beside its line.
    expect((left?.x ?? 0) - (front?.x ?? 0) - (front?.width ?? 0)).toBeGreaterThanOrEqual(14 + 80 + 10);
    const [shortest, longest] = [500, 2400].map((length) => ({length, depth: 300, height: 450})) as [Size, Size];
    const {places, person = 0, scale} = computeLayout('bench', shortest, longest);
    const end = (places[0]?.x ?? 0) + (places[0]?.width ?? 0);
    // `50 cm` is at most 66 wide, and stands higher than the next view, which has no dimension of its own.
    expect(person - 280 * scale - end).toBeGreaterThanOrEqual(14 + 66 + 10);
  });

  it('has room for the depth of a bench', () => {
    const size = {length: 2400, depth: 450, height: 450};
    const plan = computeLayout('bench', size, size).places.find(({view}) => view === 'top');
    expect((plan?.y ?? 0) + (plan?.height ?? 0) + 14 + 66).toBeLessThanOrEqual(viewBox.height);
  });

  it('shows even the longest bench and planter large enough', () => {
    const size = {length: 2400, depth: 450, height: 450};
    expect(computeLayout('bench', size, size).places[0]?.width).toBeGreaterThan(viewBox.width * 0.4);
    const planter = {length: 1500, depth: 400, height: 900};
    expect(computeLayout('planter', planter, planter).places[0]?.width).toBeGreaterThan(viewBox.width * 0.37);
  });

  it('keeps the person inside the drawing, and close to the piece', () => {
    for (const type of types.filter((type) => families[type].drawing.person)) {
      const size = {length: 2400, depth: 450, height: 1920};
      const {places, person = 0, scale} = computeLayout(type, size, size);
      expect(person + 280 * scale).toBeLessThanOrEqual(viewBox.width - 23.9);
      const {x = 0, width = 0} = places.find(({view}) => view === 'left') ?? {};
      expect(person - 280 * scale - x - width).toBeLessThan(40);
    }
  });

  it('in a small picture shows only the main view', () => {
    expect(computeLayout('shelf', {length: 1200, depth: 280, height: 1920}).places.map(({view}) => view)).toEqual([
      'front',
    ]);
  });
});

describe('the chairs and the grass in the drawing of a piece', () => {
  it('there is a chair at every seat', () => {
    const table = findPiece('table');
    for (const size of table.across) {
      const outer = {length: size, depth: 900, height: 740};
      const construction = createDefaultConstruction('table');
      expect(placeChairs(construction, outer)).toHaveLength(countSeats(construction, outer));
    }
  });

  it('the grass can be drawn at every size', () => {
    fc.assert(
      fc.property(length, (width) => {
        expect(grassPath(width, 300)).toMatch(/^(?:[Mq ]|-?\d+(?:\.\d+)?)+$/);
      }),
    );
  });
});

it.each(pieces)('the drawing of the $name has the size of its plan', (made) => {
  for (const [across, down] of made.corners) {
    const {from, to} = computeBounds(partsOf(made, across, down));
    const size = computeOuterSize(made.construction, {horizontal: across, vertical: down});
    expect(size.length).toBeCloseTo(to[0] - from[0], 1);
    expect(size.depth).toBeCloseTo(to[1] - from[1], 1);
    expect(size.height).toBeCloseTo(to[2] - from[2], 1);
  }
});

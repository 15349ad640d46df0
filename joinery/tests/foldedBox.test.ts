import {describe, expect, test} from 'vitest';
import {computeBounds} from '../plan/geometry';
import type {Part, Vector} from '../families/parts/part';
import {buildFoldedBox} from '../view/foldedBox';
import {cross, dot, subtract} from '../plan/vector';
import {findPiece, partsOf, pieces} from './pieces';

const planters = pieces.filter(({construction}) => construction.type === 'planter');
const cases = planters.flatMap((made) => made.corners.map(([across, down]) => ({made, across, down})));

function boxOf(parts: readonly Part[]) {
  const box = buildFoldedBox(parts);
  if (!box) throw new Error('The parts are no folded box');
  return box;
}

describe.each(cases)('the sheet metal of $made.name, $across × $down, in the 3D view', ({made, across, down}) => {
  const parts = partsOf(made, across, down);
  const {sheets, surface} = boxOf(parts);
  const {from, to} = computeBounds([...sheets]);

  test('has the size of its parts', () => {
    for (const axis of [0, 1, 2] as const) {
      const values = surface.corners.map(({position}) => position[axis]);
      expect(Math.min(...values)).toBeCloseTo(from[axis], 6);
      expect(Math.max(...values)).toBeCloseTo(to[axis], 6);
    }
  });

  test('is rounded at its folds as planned', () => {
    const radius = parts.find(({kind}) => kind === 'wall')?.radius ?? 0;
    expect(radius).toBe(4);
    const bent = surface.corners.filter(({position}) => {
      const inwards = position.map((value, axis) => Math.min(value - from[axis]!, to[axis]! - value));
      const near = inwards.filter((distance) => distance < radius - 1e-6);
      // Corners of the base, which lies inside, are further from the outer folds.
      if (near.length < 2 || Math.min(...inwards) > 1.9) return false;
      const away = Math.hypot(...near.map((distance) => radius - distance));
      expect(away).toBeLessThan(radius + 1e-6);
      return true;
    });
    expect(bent.length).toBeGreaterThan(50);
  });

  test('is lit on its outer side', () => {
    for (const {normal} of surface.corners) expect(Math.hypot(...normal)).toBeCloseTo(1, 6);
    for (let index = 0; index < surface.triangles.length; index += 3) {
      const [a, b, c] = [0, 1, 2].map((step) => surface.corners[surface.triangles[index + step]!]!);
      const plane: Vector = cross(subtract(b!.position, a!.position), subtract(c!.position, a!.position));
      if (Math.hypot(...plane) < 1e-3) continue;
      for (const {normal} of [a!, b!, c!]) expect(dot(plane, normal)).toBeGreaterThan(-1e-6);
    }
  });
});

test('sheets of metal that no longer fit together are still shown', () => {
  const made = findPiece('planter');
  const parts = partsOf(made, 900, 500);
  const {sheets} = boxOf(parts);
  for (const sheet of sheets) {
    const [x, y, z] = sheet.place;
    const along: Vector = sheet.size[0] < sheet.size[1] ? [x, y + 5, z] : [x + 5, y, z];
    expect(buildFoldedBox(parts.map((part) => (part === sheet ? {...part, place: along} : part)))).toBeNull();
  }
  expect(buildFoldedBox(partsOf(findPiece('table'), 2000, 900))).toBeNull();
});

import type {Part, Vector} from '../families/part';

const axes = ['x', 'y', 'z'] as const;

/** Faces within this distance in mm lie in one plane. */
const tolerance = 0.01;

/** Finds the sides, as outward unit vectors, at which a board is glued to a neighbour, where no edge is visible. */
export function findGluedSides(part: Part, parts: readonly Part[]): Vector[] {
  const {grain, turn, size, place} = part;
  if (!grain) return [];
  const sides: Vector[] = [];
  const grainAxis = axes.indexOf(grain);
  for (const axis of [0, 1, 2] as const) {
    // Glued boards meet at their narrow sides and are in one plane.
    if (axis === grainAxis || (turn && turn.axis !== axes[axis])) continue;
    const thicknessAxis = (3 - axis - grainAxis) as 0 | 1 | 2;
    if (size[axis] <= size[thicknessAxis]) continue;
    for (const other of parts) {
      const distance = other.place[axis] - place[axis];
      const touches = Math.abs(Math.abs(distance) - (other.size[axis] + size[axis]) / 2) <= tolerance;
      if (!touches || other.grain !== grain || other.material !== part.material) continue;
      if (other.size[thicknessAxis] !== size[thicknessAxis] || other.turn?.degrees !== turn?.degrees) continue;
      const overlaps = (index: number) =>
        Math.abs(other.place[index]! - place[index]!) < (other.size[index]! + size[index]!) / 2 - tolerance;
      if (!overlaps(grainAxis) || !overlaps(thicknessAxis)) continue;
      const side: [number, number, number] = [0, 0, 0];
      side[axis] = Math.sign(distance);
      sides.push(side);
    }
  }
  return sides;
}

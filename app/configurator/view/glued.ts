import type {Part, Vector} from '../families/part';

const axes = ['x', 'y', 'z'] as const;

/** The sides at which a board is glued to a neighbour, where no edge is visible. */
export function gluedSides(part: Part, parts: readonly Part[]): Vector[] {
  const {grain, turn, size, place} = part;
  if (!grain) return [];
  const sides: Vector[] = [];
  const along = axes.indexOf(grain);
  for (const index of [0, 1, 2] as const) {
    // Glued boards meet at their narrow sides and are in one plane.
    if (index === along || (turn && turn.axis !== axes[index])) continue;
    const thin = (3 - index - along) as 0 | 1 | 2;
    if (size[index] <= size[thin]) continue;
    for (const other of parts) {
      const between = other.place[index] - place[index];
      if (Math.abs(Math.abs(between) - (other.size[index] + size[index]) / 2) > 0.01) continue;
      if (other.grain !== grain || other.material !== part.material || other.size[thin] !== size[thin]) continue;
      if (other.turn?.degrees !== turn?.degrees) continue;
      const isNear = (at: number) => Math.abs(other.place[at]! - place[at]!) < (other.size[at]! + size[at]!) / 2 - 0.01;
      if (!isNear(along) || !isNear(thin)) continue;
      const side: [number, number, number] = [0, 0, 0];
      side[index] = Math.sign(between);
      sides.push(side);
    }
  }
  return sides;
}

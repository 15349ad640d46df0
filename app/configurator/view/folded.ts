import type {Part, Vector} from '../families/part';
import type {Surface, SurfaceCorner} from './solid';

/** A wall of a folded box, with its edge and what that returns to. */
interface Side {
  axis: 0 | 1;
  sign: number;
  wall: Part;
  edge: Part;
  fold: Part;
}

/** Of the section through a side: how far inwards, how high, and the normal's share outwards and upwards. */
type Profile = readonly (readonly [inwards: number, height: number, out: number, up: number])[];

/** Facets of a fold. */
const steps = 4;

/** A box folded of one sheet: which of the parts are sheets of it, and its surface. */
interface FoldedBox {
  base: Part;
  sheets: ReadonlySet<Part>;
  surface: Surface;
}

/**
 * The box that folds make of a base, four walls and their edges, round where it is folded and at its welded corners, which are
 * ground. `null` for parts that make none: they are drawn one by one.
 */
export function foldedBox(parts: readonly Part[]): FoldedBox | null {
  const foldedTo = (other: Part) =>
    parts.filter(({joints}) => joints.some((joint) => joint.kind === 'fold' && joint.with === other.id));
  const base = parts.find((part) => !part.joints.some(({kind}) => kind === 'fold') && foldedTo(part).length === 4);
  if (!base) return null;
  const sides = foldedTo(base).flatMap((wall): Side[] => {
    const [edge] = foldedTo(wall);
    const [fold] = edge ? foldedTo(edge) : [];
    const axis = wall.size[0] < wall.size[1] ? 0 : 1;
    const along = axis === 0 ? 1 : 0;
    const isInLine = (part: Part) => Math.abs(part.place[along] - base.place[along]) < 0.01;
    if (!edge || !fold || !wall.radius || ![wall, edge, fold].every(isInLine)) return [];
    return [{axis, sign: Math.sign(wall.place[axis] - base.place[axis]), wall, edge, fold}];
  });
  const at = (axis: 0 | 1, sign: number) => sides.find((side) => side.axis === axis && side.sign === sign);
  const [right, back, left, front] = [at(0, 1), at(1, 1), at(0, -1), at(1, -1)];
  if (!right || !back || !left || !front) return null;
  const sheets = new Set([base, ...sides.flatMap(({wall, edge, fold}) => [wall, edge, fold])]);
  return {base, sheets, surface: surfaceOf(base, [front, right, back, left])};
}

/** `around` from the front on, counterclockwise from above. */
function surfaceOf(base: Part, around: readonly [Side, Side, Side, Side]): Surface {
  const corners: SurfaceCorner[] = [];
  const triangles: number[] = [];
  const radius = around[0].wall.radius ?? 0;
  const rim = around.flatMap((side, index) => {
    const next = around[(index + 1) % 4]!;
    return turns.map((turn) => ({side, next, turn, angle: ((index - 1 + turn) * Math.PI) / 2}));
  });
  /** A strip all around for each two neighbours of the section. */
  const sweep = (section: (side: Side) => Profile) => {
    const start = corners.length;
    const rows = section(around[0]).length;
    const sections = new Map(around.map((side) => [side, section(side)]));
    for (let row = 0; row < rows; row += 1)
      for (const {side, next, turn, angle} of rim) {
        const [one, other] = [side, next].map((each) => ({side: each, point: sections.get(each)![row]!})) as [At, At];
        corners.push(cornerAt(one, other, turn, angle, radius));
      }
    for (let row = 0; row + 1 < rows; row += 1)
      rim.forEach((_, index) => {
        const [a, b] = [start + row * rim.length + index, start + row * rim.length + ((index + 1) % rim.length)];
        triangles.push(a, b, b + rim.length, a, b + rim.length, a + rim.length);
      });
  };
  /** What the base shows, from below or from above. */
  const plate = (up: 1 | -1, inwards: number) => {
    const start = corners.length;
    const z = base.place[2] + (up * base.size[2]) / 2;
    const [x, y] = [base.size[0] / 2 - inwards, base.size[1] / 2 - inwards];
    for (const [across, along] of [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ] as const)
      corners.push({at: [base.place[0] + across, base.place[1] + along, z], normal: [0, 0, up]});
    const [a, b] = up > 0 ? [1, 2] : [2, 1];
    triangles.push(start, start + a, start + b, start, start + (up > 0 ? 2 : 3), start + (up > 0 ? 3 : 2));
  };
  sweep(outside);
  sweep(inside);
  plate(-1, radius);
  plate(1, thicknessOf(around[0]));
  return {corners, triangles};
}

interface At {
  side: Side;
  point: Profile[number];
}

/** From one side to the next. */
const turns = Array.from({length: steps + 1}, (_, step) => step / steps);

/** A corner of the surface between two sides, `turn` of the way from one to the other. */
function cornerAt(one: At, other: At, turn: number, angle: number, radius: number): SurfaceCorner {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = one.side.axis === 0 ? [one, other] : [other, one];
  const end = ({side: {axis, sign, wall}, point: [inwards]}: At, along: number) => {
    const outer = wall.place[axis] + (sign * wall.size[axis]) / 2;
    return outer - sign * Math.max(inwards, radius) + along * Math.max(radius - inwards, 0);
  };
  const share = Math.sin((turn * Math.PI) / 2) ** 2;
  const between = (index: 1 | 2 | 3) => one.point[index] * (1 - share) + other.point[index] * share;
  const normal: Vector = [cosine * between(2), sine * between(2), between(3)];
  return {at: [end(x, cosine), end(y, sine), between(1)], normal};
}

const thicknessOf = ({wall, axis}: Side) => wall.size[axis];
const lowOf = ({wall}: Side) => wall.place[2] - wall.size[2] / 2;

/** From the base up the wall, over the edge and down to where the sheet ends. */
function outside(side: Side): Profile {
  const {axis, sign, wall, edge, fold} = side;
  const radius = wall.radius ?? 0;
  const outer = sign * wall.place[axis] + wall.size[axis] / 2;
  const low = lowOf(side);
  const top = edge.place[2] + edge.size[2] / 2;
  const wide = outer - (sign * edge.place[axis] - edge.size[axis] / 2);
  const end = outer - (sign * fold.place[axis] - fold.size[axis] / 2);
  const bend = (point: (sine: number, cosine: number) => Profile[number]) =>
    turns.map((turn) => point(Math.sin((turn * Math.PI) / 2), Math.cos((turn * Math.PI) / 2)));
  return [
    ...bend((s, c) => [radius * (1 - s), low + radius * (1 - c), s, -c]),
    ...bend((s, c) => [radius * (1 - c), top - radius * (1 - s), c, s]),
    ...bend((s, c) => [wide - radius * (1 - s), top - radius * (1 - c), -s, c]),
    [end, fold.place[2] - fold.size[2] / 2, -1, 0],
  ];
}

/** The wall from inside, from below the edge down to the base. */
function inside(side: Side): Profile {
  const [thick, top] = [thicknessOf(side), side.edge.place[2] - side.edge.size[2] / 2];
  return [
    [thick, top, -1, 0],
    [thick, lowOf(side) + thick, -1, 0],
  ];
}

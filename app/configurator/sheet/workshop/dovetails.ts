import type {Part} from '../../families/part';
import {toOwnAxes} from '../../plan/geometry';
import type {Cut, Pins} from './cut';
import type {Profile} from './profile';

/** All dovetails widen by one in six; a corner has a tail about so often, in mm. */
const slope = 6;
const spacing = 32;

/** A sliding dovetail that doesn't reach an edge gets so much room at its front end, in mm: wood moves. */
const play = 5;

/** A wedge narrows by one in so many; a slot is this much tighter than its wedge, and a key's hole reaches this far behind the face that the key presses on, in mm. */
const tapers = {wedge: 10, key: 20};
const draw = {slot: 1, hole: 2};

const degrees = (by: number, depth: number) => (Math.atan2(by, depth) * 180) / Math.PI;

/** A corner so wide, of a board so thick: a half pin at each edge. */
export function pinsOf(width: number, thickness: number): Pins {
  const count = Math.max(1, Math.round(width / spacing));
  const narrow = thickness / 2;
  return {count, pitch: width / count, narrow, wide: narrow + (2 * thickness) / slope};
}

/** The axis across a sliding dovetail: that on which what goes in is thinner. */
function flaring(cut: Cut, part: Part, inserted: Part): number {
  const [one, two] = [0, 1, 2].filter((axis) => axis !== cut.axis) as [number, number];
  // Of a groove its own extent would not do: a stave may have a short piece of it.
  const size = part === inserted ? [0, 1, 2].map((axis) => cut.to[axis]! - cut.from[axis]!) : inserted.size;
  return size[one]! < size[two]! ? one : two;
}

/** A groove whose mouth is narrower than its ground, or a tongue whose root is narrower than its tip. */
export function dovetailed(cut: Cut, part: Part, inserted: Part): Cut {
  const axis = flaring(cut, part, inserted);
  const by = cut.depth / slope;
  const isTongue = cut.kind === 'tongue';
  const wide = [cut.from[axis]!, cut.to[axis]!] as const;
  const narrow = [wide[0] + by, wide[1] - by] as const;
  const [mouth, ground] = isTongue ? [wide, narrow] : [narrow, wide];
  const angle = degrees(by, cut.depth) * (isTongue ? 1 : -1);
  const at = (end: 0 | 1) => ({at: ground[end], depth: cut.depth});
  const profile: Profile = {axis, mouth, ground: [at(0), at(1)], walls: [angle, -angle]};
  if (isTongue) return {...cut, profile};
  const along = 3 - cut.axis - axis;
  const [from, to] = [[...cut.from], [...cut.to]] as [number[], number[]];
  if (from[along]! > 0.1) from[along] = Math.max(0, from[along]! - play);
  // It is slid in from the back.
  if (to[along]! < part.size[along]! - 0.1) to[along] = part.size[along]!;
  return {...cut, profile, from: from as unknown as Cut['from'], to: to as unknown as Cut['to']};
}

/** How thick a wedge or a key is at its tip, and by how much it narrows; `null` for other parts. */
export function taperOf({kind, size}: Pick<Part, 'kind' | 'size'>): {ratio: number; tip: number} | null {
  if (kind !== 'wedge' && kind !== 'key') return null;
  const ratio = tapers[kind];
  return {ratio, tip: Math.min(...size) - size[2] / ratio};
}

/** A slot for a wedge that is driven into it, or a hole for a key that pulls what it goes through. */
export function wedged(cut: Cut, part: Part, wedge: Part): Cut {
  const {ratio, tip} = taperOf(wedge) ?? {ratio: Infinity, tip: Math.min(...wedge.size)};
  const axis = wedge.size[0] <= wedge.size[1] ? 0 : 1;
  const [from, to] = [cut.from[axis]!, cut.to[axis]!];
  const thick = wedge.size[axis]!;
  if (wedge.kind === 'wedge') {
    const middle = (from + to) / 2;
    const [mouth, ground] = [thick - draw.slot, tip].map((wide) => [middle - wide / 2, middle + wide / 2] as const);
    const angle = degrees((thick - draw.slot - tip) / 2, cut.depth);
    const at = (end: 0 | 1) => ({at: ground![end], depth: cut.depth});
    return {...cut, profile: {axis, mouth: mouth!, ground: [at(0), at(1)], walls: [angle, -angle]}};
  }
  const top = toOwnAxes(part, wedge.place)[cut.axis]! + wedge.size[cut.axis]! / 2;
  const thickness = (at: number) => thick - (top - at) / ratio;
  // The key presses towards the middle of what it goes through.
  const isLow = (from + to) / 2 < part.size[axis]! / 2;
  const ends = (at: number): readonly [number, number] =>
    isLow ? [to - thickness(at), to + draw.hole] : [from - draw.hole, from + thickness(at)];
  const [mouth, ground] = [ends(cut.from[cut.axis]!), ends(cut.to[cut.axis]!)];
  const angle = degrees(1, ratio);
  const around = (end: Cut['from'], by: number): Cut['from'] => {
    const [x, y, z] = end;
    return axis === 0 ? [x + by, y, z] : [x, y + by, z];
  };
  return {
    ...cut,
    ...(isLow ? {to: around(cut.to, draw.hole)} : {from: around(cut.from, -draw.hole)}),
    profile: {
      axis,
      mouth,
      ground: [
        {at: ground[0], depth: cut.depth},
        {at: ground[1], depth: cut.depth},
      ],
      walls: isLow ? [-angle, 0] : [0, angle],
    },
  };
}

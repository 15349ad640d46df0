import {joint, part, type Part} from './part';

/** Millimetres. `beside` is the room that a runner needs. */
const box = {thick: 12, high: 160, beside: 13, floor: 8, floorAbove: 12, inGroove: 6};

type Ends = readonly [from: number, to: number];

/** The box of a drawer between the sides of a bay: dovetailed corners, a floor in grooves. Its front stands before it. */
export function drawer(id: string, [left, right]: Ends, y: Ends, bottom: number): Part[] {
  const {thick, high, beside, floor, floorAbove, inGroove} = box;
  const x: Ends = [left + beside, right - beside];
  const z: Ends = [bottom, bottom + high];
  const sides = [`${id}-left`, `${id}-right`];
  const ends = [`${id}-head`, `${id}-tail`];
  const shared = {colored: false};
  const inside = ([from, to]: Ends): Ends => [from + thick - inGroove, to - thick + inGroove];
  return [
    ...sides.map((name, index) =>
      part(name, 'birch', [index ? [x[1] - thick, x[1]] : [x[0], x[0] + thick], y, z], 'y', shared),
    ),
    ...ends.map((name, index) =>
      part(name, 'birch', [x, index ? [y[1] - thick, y[1]] : [y[0], y[0] + thick], z], 'x', {
        ...shared,
        joints: joint('dovetail', ...sides),
      }),
    ),
    part(`${id}-floor`, 'birch', [inside(x), inside(y), [bottom + floorAbove, bottom + floorAbove + floor]], 'x', {
      ...shared,
      joints: joint('dado', ...sides, ...ends),
    }),
  ];
}

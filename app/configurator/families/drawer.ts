import {joint, part, type Ends, type Part} from './part';

/** Millimetres. `beside` is the room that a runner needs. */
const box = {thick: 12, beside: 13, floor: 8, floorAbove: 12, inGroove: 6};

/** The box of a drawer between the sides of a bay: dovetailed corners, a floor in grooves. Its front stands before it. */
export function drawer(id: string, [left, right]: Ends, y: Ends, z: Ends): Part[] {
  const {thick, beside, floor, floorAbove, inGroove} = box;
  const x: Ends = [left + beside, right - beside];
  const sides = [`${id}-left`, `${id}-right`];
  const ends = [`${id}-head`, `${id}-tail`];
  const shared = {colored: false};
  const inside = ([from, to]: Ends): Ends => [from + thick - inGroove, to - thick + inGroove];
  return [
    ...sides.map((name, index) =>
      part(name, 'drawerSide', 'birch', [index ? [x[1] - thick, x[1]] : [x[0], x[0] + thick], y, z], 'y', shared),
    ),
    ...ends.map((name, index) =>
      part(name, 'drawerEnd', 'birch', [x, index ? [y[1] - thick, y[1]] : [y[0], y[0] + thick], z], 'x', {
        ...shared,
        joints: joint('dovetail', ...sides),
      }),
    ),
    part(
      `${id}-floor`,
      'drawerFloor',
      'birch',
      [inside(x), inside(y), [z[0] + floorAbove, z[0] + floorAbove + floor]],
      'x',
      {
        ...shared,
        joints: joint('dado', ...sides, ...ends),
      },
    ),
  ];
}

import {createJoints, createPart, type Extent, type Part} from './part';

/** Millimetres. `runnerGap` is the room that a runner needs, `floorHeight` how far the floor is above the lower edge. */
const box = {thickness: 12, runnerGap: 13, floorThickness: 9, floorHeight: 12, grooveDepth: 6};

/** The box of a drawer between the sides of a bay: dovetailed corners, a floor in grooves. The front is a part of its own. */
export function createDrawer(id: string, [left, right]: Extent, y: Extent, z: Extent): Part[] {
  const {thickness, runnerGap, floorThickness, floorHeight, grooveDepth} = box;
  const x: Extent = [left + runnerGap, right - runnerGap];
  const floor = z[0] + floorHeight;
  const sides = [`${id}-left`, `${id}-right`];
  const ends = [`${id}-head`, `${id}-tail`];
  const plain = {colored: false};
  const toGrooves = ([from, to]: Extent): Extent => [from + thickness - grooveDepth, to - thickness + grooveDepth];
  return [
    ...sides.map((name, index) =>
      createPart(name, {
        kind: 'drawerSide',
        material: 'birch',
        ends: [index ? [x[1] - thickness, x[1]] : [x[0], x[0] + thickness], y, z],
        grain: 'y',
        ...plain,
      }),
    ),
    ...ends.map((name, index) =>
      createPart(name, {
        kind: 'drawerEnd',
        material: 'birch',
        ends: [x, index ? [y[1] - thickness, y[1]] : [y[0], y[0] + thickness], z],
        grain: 'x',
        ...plain,
        joints: createJoints('dovetail', ...sides),
      }),
    ),
    createPart(`${id}-floor`, {
      kind: 'drawerFloor',
      material: 'birch',
      ends: [toGrooves(x), toGrooves(y), [floor, floor + floorThickness]],
      grain: 'x',
      ...plain,
      joints: createJoints('dado', ...sides, ...ends),
    }),
  ];
}

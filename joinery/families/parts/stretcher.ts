import {centerAt, createPart, type Joint, type Part} from './part';

interface Stretcher {
  material: Part['material'];
  /** In mm, its tenons included. */
  length: number;
  /** In mm. */
  thickness: number;
  height: number;
  /** The height of its middle above the floor, in mm. */
  middle: number;
}

/** The board along the middle of a bench or table, which goes with tenons through the parts that it holds together. */
export function createStretcher(
  {material, length, thickness, height, middle}: Stretcher,
  joints: readonly Joint[],
): Part {
  return createPart('stretcher', {
    kind: 'stretcher',
    material,
    ends: [centerAt(0, length), centerAt(0, thickness), centerAt(middle, height)],
    grain: 'x',
    joints,
  });
}

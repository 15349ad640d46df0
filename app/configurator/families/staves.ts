import {around, part, type Part} from './part';

/** The widest board that is glued into a top: wider ones cup. */
export const staveWidth = {default: 140, min: 120, max: 200};

interface Top {
  length: number;
  depth: number;
  /** Of its upper side. */
  height: number;
  thickness: number;
  /** Of the widest stave. */
  staveWidth: number;
  material: Part['material'];
  /** Width of the bevel of its lower edges. */
  bevel?: number;
}

/** A top of full-length boards, glued edge to edge. Millimetres. */
export function staves({length, depth, height, thickness, material, bevel, staveWidth: widest}: Top): Part[] {
  const count = Math.ceil(depth / widest);
  const stave = depth / count;
  return Array.from({length: count}, (_, index) => {
    const front = index * stave - depth / 2;
    return part(
      `stave-${index + 1}`,
      'stave',
      material,
      [around(0, length), [front, front + stave], [height - thickness, height]],
      'x',
      bevel ? {bevel} : {},
    );
  });
}

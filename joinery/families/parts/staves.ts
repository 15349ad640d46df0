import {centerAt, createPart, type Part} from './part';

/** The widest board that is glued into a top, in mm, because wider ones cup. */
export const staveWidth = {default: 140, min: 120, max: 200};

/** How many boards a width is glued up from. */
export const countStaves = (width: number, maxWidth: number = staveWidth.default): number =>
  Math.ceil(width / maxWidth);

/** The thickest board that the trade stocks dry, in mm. */
const maxBoardThickness = 60;

/** How many layers a thickness of solid wood is glued up from. */
export const countGluedLayers = (thickness: number): number => Math.ceil(thickness / maxBoardThickness);

interface Top {
  length: number;
  depth: number;
  /** The height of its upper side. */
  height: number;
  thickness: number;
  /** The width of the widest stave. */
  staveWidth: number;
  material: Part['material'];
  /** The width of the bevel of its lower edges. */
  bevel?: number;
}

/** A top of full-length boards, glued edge to edge. Millimetres. */
export function createStaves({length, depth, height, thickness, material, bevel, staveWidth: maxWidth}: Top): Part[] {
  const count = countStaves(depth, maxWidth);
  const width = depth / count;
  return Array.from({length: count}, (_, index) => {
    const front = index * width - depth / 2;
    return createPart(`stave-${index + 1}`, {
      kind: 'stave',
      material,
      ends: [centerAt(0, length), [front, front + width], [height - thickness, height]],
      grain: 'x',
      ...(bevel ? {bevel} : {}),
    });
  });
}

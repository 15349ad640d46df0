import type {Size} from '../family';
import {findSoldThickness, type Material} from './material';
import {centerAt, createPart, type Extent, type Joint, type Part} from './part';

/** The gap between the carcass and its fronts, in mm: push latches travel in it. */
const frontGap = 4;

/** The depth of the grooves in which the panels stand, in mm. A panel that is grooved from both sides keeps a third of its thickness. */
export const grooveDepth = 6;

/** Parts that don't show the chosen colour. */
export const plain = {colored: false};

export const sideIds = ['side-left', 'side-right'] as const;

/** A piece of several bays with doors or fronts before its carcass. Sizes are in mm. */
interface CarcassPiece extends Size {
  sizes: Record<'thickness' | 'bayWidth' | 'backThickness' | 'gap', number>;
  material: Part['material'];
}

/** Where the parts of a carcass are, in mm. */
export interface CarcassLayout {
  /** The thickness of the birch panels inside; `thickness` in `sizes` is that of sides, doors and fronts. */
  panelThickness: number;
  /** How many bays it has. */
  bays: number;
  /** Where a bay begins and the one at its left ends: the middle of an upright, or the outer face of a side. */
  getBayStart(index: number): number;
  /** The upper end of plinth or legs. */
  base: number;
  /** The upper face of the bottom, and the lower face of the top. */
  floor: number;
  ceiling: number;
  front: number;
  back: number;
  /** The front edge of the carcass, behind doors and fronts. */
  carcassFront: number;
  /** The inside from front to back. */
  inner: Extent;
}

/** All thicknesses become those in which their boards are sold. `topMaterial` is the material of the top. */
export function createCarcassLayout<Piece extends CarcassPiece>(
  piece: Piece,
  base: number,
  topMaterial: Material,
): Piece & CarcassLayout {
  const {length, depth, height, material} = piece;
  const {bayWidth} = piece.sizes;
  const thickness = findSoldThickness(material, piece.sizes.thickness);
  const backThickness = findSoldThickness('birch', piece.sizes.backThickness);
  const panelThickness = findSoldThickness('birch', thickness);
  const bays = Math.max(1, Math.round(length / bayWidth));
  const [front, back] = [-depth / 2, depth / 2];
  const carcassFront = front + thickness + frontGap;
  return {
    ...piece,
    sizes: {...piece.sizes, thickness, backThickness},
    panelThickness,
    bays,
    getBayStart: (index) => (index * length) / bays - length / 2,
    base,
    floor: base + panelThickness,
    ceiling: height - findSoldThickness(topMaterial, thickness),
    front,
    back,
    carcassFront,
    inner: [carcassFront, back - backThickness],
  };
}

/** The ends along `x` of a bay: clear inside, and of its door or drawer front, which is half a gap smaller at both. */
export function computeBay(
  {bays, getBayStart, panelThickness, sizes: {thickness, gap}}: CarcassPiece & CarcassLayout,
  index: number,
): {inside: Extent; frontWidth: Extent} {
  const [from, to] = [getBayStart(index), getBayStart(index + 1)];
  const left = index === 0 ? thickness : panelThickness / 2;
  const right = index === bays - 1 ? thickness : panelThickness / 2;
  return {inside: [from + left, to - right], frontWidth: [from + gap / 2, to - gap / 2]};
}

/** The uprights between the bays. `listJoints` gives those of the upright at a bay's start. */
export function createUprights(
  {bays, getBayStart, floor, ceiling, inner, panelThickness}: CarcassPiece & CarcassLayout,
  listJoints: (index: number) => readonly Joint[],
): Part[] {
  return Array.from({length: bays - 1}, (_, leftBay) => {
    const index = leftBay + 1;
    return createPart(`upright-${index}`, {
      kind: 'upright',
      material: 'birch',
      ends: [centerAt(getBayStart(index), panelThickness), inner, [floor - grooveDepth, ceiling + grooveDepth]],
      grain: 'z',
      ...plain,
      joints: listJoints(index),
    });
  });
}

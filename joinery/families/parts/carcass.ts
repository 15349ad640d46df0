import type {Size} from '../family';
import {findSoldThickness, materials, type Material} from './material';
import {centerAt, createPart, type Extent, type Face, type Joint, type Part} from './part';

/** The gap between the carcass and its fronts, in mm: push latches travel in it. */
const frontGap = 4;

/** The depth of the grooves in which the panels stand, in mm. A panel that is grooved from both sides keeps a third of its thickness. */
export const grooveDepth = 6;

/** Parts that don't show the chosen colour. */
export const plain = {colored: false};

export const sideIds = ['side-left', 'side-right'] as const;

/**
 * The thickness of the lipping of edges, in mm. A panel that stands in a lipped side ends so far behind its front edge, because the
 * groove is cut before the lipping closes it.
 */
export const lipping = 2;

/** The edges of a part that are lipped if its board is faced, because they show another material than its faces. */
export const lipEdges = (material: Material, ...edges: Face[]): Pick<Part, 'lipped'> =>
  'facing' in materials[material] ? {lipped: edges} : {};

/** The edges of a door or a drawer's front: all that one sees. */
export const frontEdges: readonly Face[] = ['left', 'right', 'bottom', 'top'];

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
  /** The bay that begins a second carcass: two sides meet at its start. */
  seam: number | null;
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
    seam: null,
    base,
    floor: base + panelThickness,
    ceiling: height - findSoldThickness(topMaterial, thickness),
    front,
    back,
    carcassFront,
    inner: [carcassFront, back - backThickness],
  };
}

/** The boundaries of bays at which a side stands instead of an upright: both ends, and where two carcasses meet. */
export const hasSide = ({bays, seam}: CarcassLayout, boundary: number) => [0, bays, seam].includes(boundary);

/** How far the panel at a boundary of bays reaches into the bay beside it, in mm. Sides between two carcasses are as thick as uprights. */
export function getPanelInset(layout: CarcassPiece & CarcassLayout, boundary: number): number {
  const {seam, panelThickness, sizes} = layout;
  if (boundary === seam) return panelThickness;
  return hasSide(layout, boundary) ? sizes.thickness : panelThickness / 2;
}

/** The ends along `x` of a bay: clear inside, and of its door or drawer front, which is half a gap smaller at both. */
export function computeBay(layout: CarcassPiece & CarcassLayout, index: number): {inside: Extent; frontWidth: Extent} {
  const {getBayStart, sizes} = layout;
  const [from, to] = [getBayStart(index), getBayStart(index + 1)];
  const inside: Extent = [from + getPanelInset(layout, index), to - getPanelInset(layout, index + 1)];
  return {inside, frontWidth: [from + sizes.gap / 2, to - sizes.gap / 2]};
}

/** The uprights between the bays. `listJoints` gives those of the upright at a bay's start. */
export function createUprights(
  layout: CarcassPiece & CarcassLayout,
  listJoints: (index: number) => readonly Joint[],
): Part[] {
  const {bays, getBayStart, floor, ceiling, inner, panelThickness} = layout;
  const boundaries = Array.from({length: bays}, (_, index) => index).filter((index) => !hasSide(layout, index));
  return boundaries.map((index) =>
    createPart(`upright-${index}`, {
      kind: 'upright',
      material: 'birch',
      ends: [centerAt(getBayStart(index), panelThickness), inner, [floor - grooveDepth, ceiling + grooveDepth]],
      grain: 'z',
      ...plain,
      joints: listJoints(index),
    }),
  );
}

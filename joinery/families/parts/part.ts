import type {Material} from './material';

export type Axis = 'x' | 'y' | 'z';

/** Along the piece from left to right, from its front to its back, from the floor up. */
export type Vector = readonly [x: number, y: number, z: number];

/**
 * How a part goes into another. `tenon`: its end stands in a mortise; `lap`: each gives way to the other; `dado`: its edge
 * lies in a groove; `knockdown`: the same without glue, held by connectors that come apart again; `rebate`: it lies in a step
 * along an edge; `dovetail`: in a groove that holds it; `wedge`: it is driven through; `fold`: one sheet, bent here;
 * `screw`: it reaches in from outside.
 */
export type JointKind = 'tenon' | 'lap' | 'dado' | 'knockdown' | 'rebate' | 'dovetail' | 'wedge' | 'fold' | 'screw';

/** An intended overlap with another part. Each pair is declared once, by the part that goes in. */
export interface Joint {
  /** The id of the other part. */
  with: string;
  kind: JointKind;
  /** The size of a tenon along these axes, in mm, around the part's middle, if it is smaller than the part. The rest are shoulders. */
  tenon?: Partial<Record<Axis, number>>;
}

/** A face of a part, in the part's own axes. */
export type Face = 'left' | 'right' | 'front' | 'back' | 'bottom' | 'top';

/** A hole or a slot that goes through a part, for water or a cable. Millimetres of the piece. */
export interface Opening {
  /** The axis along which it goes through. */
  axis: Axis;
  middle: Vector;
  /** Its size along the two other axes, in their order. A round one is a hole of this diameter. */
  size: readonly [number, number];
  isRound: boolean;
}

/** Tilted about an axis through its middle, counterclockwise when the axis points at the viewer. */
export interface Turn {
  axis: Axis;
  degrees: number;
}

/** Readers of a plan tell parts apart by their kind, never by their id. */
export type PartKind =
  | 'back'
  | 'base'
  | 'batten'
  | 'beam'
  | 'board'
  | 'bottom'
  | 'clothesRail'
  | 'door'
  | 'drawerEnd'
  | 'drawerFloor'
  | 'drawerFront'
  | 'drawerSide'
  | 'edge'
  | 'end'
  | 'flange'
  | 'foot'
  | 'key'
  | 'leg'
  | 'plinth'
  | 'rail'
  | 'return'
  | 'rung'
  | 'seat'
  | 'shelf'
  | 'side'
  | 'slide'
  | 'stave'
  | 'stretcher'
  | 'tie'
  | 'top'
  | 'upright'
  | 'wall'
  | 'wedge';

/**
 * A piece of material as it comes from the saw or the shears: a box, its tenons included, before joints and edges are cut.
 * Millimetres. The origin lies on the floor, below the middle of the piece.
 */
export interface Part {
  /** Unique in its plan, and the same for every size that has the part: `left-leg-front-outer`. */
  id: string;
  kind: PartKind;
  material: Material;
  /** Along the part's own axes. Their product is the volume, of a tilted part too. */
  size: Vector;
  /** The middle of the part. */
  place: Vector;
  /** The two ends along `z` of a tilted part are cut level, so that it stands flat (`computeCorners`). */
  turn?: Turn;
  /** The part's own axis along which the grain runs; `null` for a material without grain. */
  grain: Axis | null;
  joints: readonly Joint[];
  /** Width of the bevel of the lower edges all around; it rises over half the thickness. */
  bevel?: number;
  /** The outer radius of a bent sheet's folds, or the radius of a rod. */
  radius?: number;
  /** Whether it shows the chosen colour. */
  colored: boolean;
  openings?: readonly Opening[];
  /** The faces whose edges are lipped. */
  lipped?: readonly Face[];
}

/** Where something begins and ends along an axis, in mm. */
export type Extent = readonly [from: number, to: number];

/** A part by its two ends on each axis. It shows the chosen colour and has no joints unless it says so. */
interface PartDescription
  extends Pick<Part, 'kind' | 'material' | 'grain'>,
    Partial<Pick<Part, 'turn' | 'bevel' | 'radius' | 'colored' | 'joints' | 'openings' | 'lipped'>> {
  ends: readonly [x: Extent, y: Extent, z: Extent];
}

export function createPart(id: string, {kind, material, ends, grain, ...details}: PartDescription): Part {
  const [length, depth, height] = ends.map(([from, to]) => to - from) as [number, number, number];
  const [middleX, middleY, middleZ] = ends.map(([from, to]) => (from + to) / 2) as [number, number, number];
  return {
    id,
    kind,
    material,
    size: [length, depth, height],
    place: [middleX, middleY, middleZ],
    grain,
    joints: [],
    colored: true,
    ...details,
  };
}

/** The two ends of a size whose middle is at `middle`. */
export const centerAt = (middle: number, size: number): Extent => [middle - size / 2, middle + size / 2];

/** One joint of a kind with each of the parts. */
export const createJoints = (kind: JointKind, ...others: string[]): Joint[] => others.map((id) => ({with: id, kind}));

/** A hole through a part. Millimetres. */
export const createRoundOpening = (axis: Axis, middle: Vector, diameter: number): Opening => ({
  axis,
  middle,
  size: [diameter, diameter],
  isRound: true,
});

/** A tenon of this size in each of the parts. */
export const createTenons = (tenon: Joint['tenon'], ...others: string[]): Joint[] =>
  others.map((id) => ({with: id, kind: 'tenon', tenon}));

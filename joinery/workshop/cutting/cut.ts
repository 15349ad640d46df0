import type {Face, JointKind, Vector} from '../../families/parts/part';
import type {CutProfile} from './profile';

/** Tails and pins of a corner: between the tails one pin less than tails, and at each edge a half pin. Millimetres. */
export interface Pins {
  count: number;
  pitch: number;
  /** The width of a pin outside and inside. A half pin is as wide outside, and flares at one side only. */
  narrow: number;
  wide: number;
}

/** The two faces across each axis (0, 1, 2). */
export const faces: readonly (readonly [low: Face, high: Face])[] = [
  ['left', 'right'],
  ['front', 'back'],
  ['bottom', 'top'],
];

/** A bore or another cut in a part, from the low corner of its box in its own axes, in mm. */
export interface Cut {
  kind:
    | 'hole'
    | 'shoulder'
    | 'tongue'
    | 'tails'
    | 'pins'
    | 'opening'
    | Exclude<JointKind, 'fold' | 'screw' | 'knockdown'>;
  /** The face that it is made from; of a cut that goes through, the one on the low side. */
  face: Face;
  isThrough: boolean;
  /** The axis along which the tool goes in (0, 1, 2). */
  axis: number;
  from: Vector;
  to: Vector;
  depth: number;
  /** Of a hole. */
  diameter?: number;
  /** The shape of a cut that is not a box. `from` and `to` are the box around it. */
  profile?: CutProfile;
  /** The pins of a corner, or those between its tails. */
  pins?: Pins;
}

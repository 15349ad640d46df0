import type {JointKind, Vector} from '../../families/part';
import type {Profile} from './profile';

/** Tails and pins of a corner. Millimetres. */
export interface Pins {
  count: number;
  pitch: number;
  /** Of a pin, outside and inside. */
  narrow: number;
  wide: number;
}

/** A face of a part in its own axes. */
export type Face = 'left' | 'right' | 'front' | 'back' | 'bottom' | 'top';

export const faces: readonly (readonly [low: Face, high: Face])[] = [
  ['left', 'right'],
  ['front', 'back'],
  ['bottom', 'top'],
];

/** What is bored or cut into a part, from the low corner of its box along its own axes, in mm. */
export interface Cut {
  kind: 'hole' | 'tongue' | 'tails' | 'pins' | Exclude<JointKind, 'fold' | 'weld' | 'screw'>;
  /** The face that it is made from; of a cut that goes through, the one on the low side. */
  face: Face;
  through: boolean;
  /** The axis that it goes along (0, 1, 2). */
  axis: number;
  from: Vector;
  to: Vector;
  depth: number;
  /** Of a hole. */
  diameter?: number;
  /** Of a cut that is not a box: `from` and `to` are around it. */
  profile?: Profile;
  /** Of tails, or of the pins between them. */
  pins?: Pins;
}

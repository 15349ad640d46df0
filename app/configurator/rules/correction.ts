import type {Reason} from './measure';
import type {Piece} from './piece';

export type MeasureField = 'length' | 'width' | 'height';

/** A choice that could not be taken as it was asked for, and why. */
export type Correction =
  | {field: MeasureField; reason: Reason}
  | {field: 'color'; reason: Unavailable}
  | {field: 'environment'; reason: Unavailable};

interface Unavailable {
  kind: 'missing' | 'unknown';
}

/** A piece that is made, and what had to be corrected to get there. */
export interface CorrectedPiece {
  piece: Piece;
  corrections: Correction[];
}

import type {MeasureInput, Reason} from './measure';
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

/** What somebody has entered for a piece: in an address, in a form, with a slider. A kind of piece reads its own fields. */
export interface PieceInput extends Record<MeasureField, MeasureInput> {
  color: string | null;
  environment: string | null;
  /** The measure that a slider moved last. It stays, and the other one follows. */
  moved?: MeasureField;
}

/** A piece that is made, the input that it comes from, and what had to be corrected to get there. */
export interface CorrectedPiece {
  piece: Piece;
  input: PieceInput;
  corrections: Correction[];
}

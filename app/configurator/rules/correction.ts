import type {Choice} from '../families/choice';
import type {MeasureInput, Reason} from './measure';
import type {Piece} from './piece';

export type MeasureField = 'length' | 'width' | 'height';

/** Why the first colour or option replaces the entered one. */
export interface Unavailable {
  kind: 'missing' | 'unknown';
}

/** An entered value that was corrected, and why. `field` is its name in the form. */
export type Correction =
  | {field: MeasureField; reason: Reason}
  | {field: 'color'; reason: Unavailable}
  | {field: string; choice: Choice; reason: Unavailable};

/** The input for a piece, from a URL, a form or a slider. Each kind of piece reads its own fields. */
export interface PieceInput extends Record<MeasureField, MeasureInput> {
  color: string | null;
  /** By the names of the choices. */
  choices: Readonly<Record<string, string | null>>;
  /** The measure that a slider moved last: the other one is corrected to fit it. */
  moved?: MeasureField;
}

/** An available piece, its input and the corrections between them. */
export interface CorrectedPiece {
  piece: Piece;
  input: PieceInput;
  corrections: Correction[];
}

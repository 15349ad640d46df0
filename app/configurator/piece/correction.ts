import type {Choice} from 'joinery/families/family';
import type {MeasureInput, Reason} from './measure';
import type {Piece} from './piece';

export type MeasureField = 'length' | 'width' | 'height';

/** Why the first colour or option replaces the requested one. */
export interface SelectionReason {
  kind: 'missing' | 'unknown';
}

/** The reason why a requested value was corrected. `field` is its name in the form. */
export type Correction =
  | {field: MeasureField; reason: Reason}
  | {field: 'color'; reason: SelectionReason}
  | {field: string; choice: Choice; reason: SelectionReason};

/** The input for a piece, from a URL, a form or a slider. Each kind of piece uses its own fields. */
export interface PieceInput extends Record<MeasureField, MeasureInput> {
  color: string | null;
  /** The options by the names of their choices. */
  choices: Readonly<Record<string, string | null>>;
  /** The measure that a slider moved last. The other one is corrected to fit it. */
  movedMeasure?: MeasureField;
}

/** An available piece, its input and the corrections between them. */
export interface CorrectedPiece {
  piece: Piece;
  input: PieceInput;
  corrections: Correction[];
}

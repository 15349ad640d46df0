import type {Choice} from '../families/choice';
import type {MeasureInput, Reason} from './measure';
import type {Piece} from './piece';

export type MeasureField = 'length' | 'width' | 'height';

/** Why a colour or an option is the first one instead of the entered one. */
export interface Unavailable {
  kind: 'missing' | 'unknown';
}

/** Something that was entered and could not be taken as it was, and why. `field` is its name in the form. */
export type Correction =
  | {field: MeasureField; reason: Reason}
  | {field: 'color'; reason: Unavailable}
  | {field: string; choice: Choice; reason: Unavailable};

/** What somebody has entered for a piece: in an address, in a form, with a slider. A kind of piece reads its own fields. */
export interface PieceInput extends Record<MeasureField, MeasureInput> {
  color: string | null;
  /** By the name of the choice. */
  choices: Readonly<Record<string, string | null>>;
  /** The measure that a slider moved last. It stays, and the other one follows. */
  moved?: MeasureField;
}

/** A piece that is made, the input that it comes from, and what had to be corrected to get there. */
export interface CorrectedPiece {
  piece: Piece;
  input: PieceInput;
  corrections: Correction[];
}

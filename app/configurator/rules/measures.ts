import type {CorrectedPiece, Correction, MeasureField} from './correction';
import {correctSize} from './kliv';
import {correct, move, type Measure} from './measure';
import type {Piece} from './piece';
import type {Unit, WrittenMeasure} from './readMeasure';

/** A measure of a piece: what is offered, what is chosen, and how to choose another. In the unit of `unitOf`. */
interface PieceMeasure {
  field: MeasureField;
  offered: Measure;
  value: number;
  /** The piece with this measure as the shopper typed it, brought to what is made. It stays as it is where that is no number. */
  change(asked: WrittenMeasure | number): CorrectedPiece;
}

export const unitOf = ({kind}: Piece): Unit => (kind === 'kliv' ? 'mm' : 'cm');

/**
 * The two measures of a piece in the order in which a form asks for them; the first runs across the drawing, the second
 * down.
 */
export function measuresOf(piece: Piece): [PieceMeasure, PieceMeasure] {
  if (piece.kind === 'kliv') return [klivMeasure(piece, 'width'), klivMeasure(piece, 'height')];
  return [standardMeasure(piece, 'length'), standardMeasure(piece, 'width')];
}

/** The same for a slider or an arrow key: they reach only what is made. */
export function slide({offered, value, change}: PieceMeasure, to: number): CorrectedPiece {
  return change(move(offered, value, to));
}

function standardMeasure(piece: Piece & {kind: 'standard'}, field: 'length' | 'width'): PieceMeasure {
  const {offer, configuration} = piece;
  return {
    field,
    offered: offer[field],
    value: configuration[field],
    change(asked) {
      const {value, reason} = correct({...offer[field], initial: configuration[field]}, asked, 'cm');
      const changed = {...piece, configuration: {...configuration, [field]: value}};
      return {piece: changed, corrections: reason ? [{field, reason}] : []};
    },
  };
}

/** A KLIV size has to be one that a variant contains: changing one measure may correct the other. */
function klivMeasure(piece: Piece & {kind: 'kliv'}, field: 'width' | 'height'): PieceMeasure {
  const {offer, configuration} = piece;
  return {
    field,
    offered: offer[field],
    value: configuration[field],
    change(asked) {
      const staying = {...offer, [field]: {...offer[field], initial: configuration[field]}};
      const {width, height} = correctSize(staying, {...configuration, [field]: asked}, field);
      const changed = {...piece, configuration: {...configuration, width: width.value, height: height.value}};
      const corrections: Correction[] = [];
      if (width.reason) corrections.push({field: 'width', reason: width.reason});
      if (height.reason) corrections.push({field: 'height', reason: height.reason});
      return {piece: changed, corrections};
    },
  };
}

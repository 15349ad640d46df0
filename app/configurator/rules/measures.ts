import type {MeasureField} from './correction';
import type {Measure} from './measure';
import type {Piece} from './piece';
import type {Unit} from './readMeasure';

/** A measure of a piece: what is offered, and what is chosen. In the unit of `unitOf`. */
interface PieceMeasure {
  field: MeasureField;
  offered: Measure;
  value: number;
}

export const unitOf = ({kind}: Piece): Unit => (kind === 'kliv' ? 'mm' : 'cm');

/**
 * The two measures of a piece in the order in which a form asks for them; the first runs across the drawing, the second
 * down.
 */
export function measuresOf({kind, offer, configuration}: Piece): [PieceMeasure, PieceMeasure] {
  const width = {field: 'width', offered: offer.width, value: configuration.width} as const;
  return kind === 'kliv'
    ? [width, {field: 'height', offered: offer.height, value: configuration.height}]
    : [{field: 'length', offered: offer.length, value: configuration.length}, width];
}

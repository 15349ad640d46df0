import type {MeasureField} from './correction';
import type {Measure} from './measure';
import type {Piece} from './piece';
import type {Unit} from './readMeasure';

/** The available values and the chosen one, in the unit of `getUnit`. */
interface PieceMeasure {
  field: MeasureField;
  measure: Measure;
  value: number;
}

export const getUnit = ({kind}: Piece): Unit => (kind === 'kliv' ? 'mm' : 'cm');

/** The two measures of a piece in the order of the form. The first is horizontal in the drawing, the second vertical. */
export function getMeasures({kind, offer, configuration}: Piece): [PieceMeasure, PieceMeasure] {
  const width = {field: 'width', measure: offer.width, value: configuration.width} as const;
  return kind === 'kliv'
    ? [width, {field: 'height', measure: offer.height, value: configuration.height}]
    : [{field: 'length', measure: offer.length, value: configuration.length}, width];
}

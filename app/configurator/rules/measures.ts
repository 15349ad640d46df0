import type {MeasureField} from './correction';
import type {Measure} from './measure';
import type {Piece} from './piece';
import type {Unit} from './readMeasure';

/** The available values and the chosen one, in the unit of `getUnit`. */
interface PieceMeasure {
  field: MeasureField;
  offered: Measure;
  value: number;
}

export const getUnit = ({kind}: Piece): Unit => (kind === 'kliv' ? 'mm' : 'cm');

/**
 * The two measures of a piece in the order of the form: the first is across the drawing, the second down.
 */
export function getMeasures({kind, offer, configuration}: Piece): [PieceMeasure, PieceMeasure] {
  const width = {field: 'width', offered: offer.width, value: configuration.width} as const;
  return kind === 'kliv'
    ? [width, {field: 'height', offered: offer.height, value: configuration.height}]
    : [{field: 'length', offered: offer.length, value: configuration.length}, width];
}

import {findWeakestSpan, sagsTooMuch, type Span} from './statics';
import {planPiece, type Plan} from './plan';
import type {Color} from '../rules/colors';
import type {MeasureField} from '../rules/correction';
import {listValues} from '../rules/measure';
import {getMeasures} from '../rules/measures';
import {withColor, type Piece} from '../rules/piece';

/** The nearest values of a measure at which the piece is straight: the next smaller and the next larger one. */
interface StraightMeasure {
  field: MeasureField;
  upTo?: number;
  from?: number;
}

/** A board that sags too much, and what a shopper can choose so that none does. */
export interface Sagging extends Span {
  measures: StraightMeasure[];
  /** Colours of a stiffer material. */
  colors: Color[];
}

/** The board or top that sags too much; `null` for a plan that is straight (rule 11.41). */
export function findSaggingSpan({parts}: Plan): Span | null {
  const weakest = findWeakestSpan(parts);
  return weakest && sagsTooMuch(weakest) ? weakest : null;
}

function isStraight(piece: Piece): boolean {
  const plan = planPiece(piece);
  return !plan || !findSaggingSpan(plan);
}

/** Plans a piece of each other size and colour. `plan` is the piece's own. `null` for a piece that is straight (rule 11.41). */
export function findSagging(piece: Piece, plan: Plan): Sagging | null {
  const span = findSaggingSpan(plan);
  if (!span) return null;
  const measures = getMeasures(piece).flatMap(({field, measure, value}) => {
    const isStraightAt = (other: number) =>
      isStraight({...piece, configuration: {...piece.configuration, [field]: other}} as Piece);
    const values = listValues(measure);
    const smaller = values.filter((other) => other < value).reverse();
    const larger = values.filter((other) => other > value);
    const upTo = smaller.find(isStraightAt);
    const from = larger.find(isStraightAt);
    return upTo === undefined && from === undefined ? [] : [{field, upTo, from}];
  });
  return {...span, measures, colors: piece.offer.colors.filter(({value}) => isStraight(withColor(piece, value)))};
}

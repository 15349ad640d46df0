import {findWeakestSpan, sagsTooMuch, type Span} from './statics';
import {planPiece} from './plan';
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

function findWeakestOfPiece(piece: Piece): Span | null {
  const plan = planPiece(piece);
  return plan && findWeakestSpan(plan.parts);
}

function isStraight(piece: Piece): boolean {
  const weakest = findWeakestOfPiece(piece);
  return !weakest || !sagsTooMuch(weakest);
}

/** `null` for a piece that is straight (rule 11.41). */
export function findSagging(piece: Piece): Sagging | null {
  const weakest = findWeakestOfPiece(piece);
  if (!weakest || !sagsTooMuch(weakest)) return null;
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
  return {...weakest, measures, colors: piece.offer.colors.filter(({value}) => isStraight(withColor(piece, value)))};
}

import {findWeakest, sagsTooMuch, type Span} from './statics';
import {planOfPiece} from './plan';
import type {Color} from '../rules/colors';
import type {MeasureField} from '../rules/correction';
import {listValues} from '../rules/measure';
import {getMeasures} from '../rules/measures';
import {withColor, type Piece} from '../rules/piece';

/** A measure with which the weakest board is straight: up to a smaller value, from a larger one. */
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

function weakestOf(piece: Piece): Span | null {
  const plan = planOfPiece(piece);
  return plan && findWeakest(plan.parts);
}

function isStraight(piece: Piece): boolean {
  const weakest = weakestOf(piece);
  return !weakest || !sagsTooMuch(weakest);
}

/** `null` for a piece that is straight (rule 11.41). */
export function findSagging(piece: Piece): Sagging | null {
  const weakest = weakestOf(piece);
  if (!weakest || !sagsTooMuch(weakest)) return null;
  const measures = getMeasures(piece).flatMap(({field, measure, value}) => {
    const helps = (to: number) => isStraight({...piece, configuration: {...piece.configuration, [field]: to}} as Piece);
    const values = listValues(measure);
    const upTo = values
      .filter((other) => other < value)
      .reverse()
      .find(helps);
    const from = values.filter((other) => other > value).find(helps);
    return upTo === undefined && from === undefined ? [] : [{field, upTo, from}];
  });
  return {...weakest, measures, colors: piece.offer.colors.filter(({value}) => isStraight(withColor(piece, value)))};
}

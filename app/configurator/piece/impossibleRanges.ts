import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {
  getLargest,
  createAvailableRanges,
  getSmallest,
  type MeasureName,
  type Interval,
  type AvailableValues,
  type Unit,
} from '../offer/availableValues';
import type {Piece} from './piece';

/** Values of a measure between `from` and `to` that can't be chosen. */
export interface ImpossibleRange extends Interval {
  /** The end of the scale that the range includes. */
  end?: 'lower' | 'upper';
  /** The values are available if the other measure is in this range, in mm. Without it they are never available. */
  requiredOther?: Interval;
}

/** Lists the gaps between sorted intervals. */
const listGaps = (intervals: readonly Interval[]): ImpossibleRange[] =>
  intervals.slice(1).map(({from}, index) => ({from: intervals[index]?.to ?? from, to: from}));

/**
 * Lists the impossible ranges on the scale of a measure (rule 11.32). For a KLIV piece they include those that the other measure
 * excludes.
 */
export function listImpossibleRanges(piece: Piece, field: MeasureName, available: AvailableValues): ImpossibleRange[] {
  if (piece.kind === 'standard') return listGaps(available.intervals);
  const {offer, configuration} = piece;
  const [name, otherName] = field === 'width' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const otherValue = configuration[otherName];
  const matchingVariants = offer.variants.filter(
    (variant) => variant[otherName].from <= otherValue && otherValue <= variant[otherName].to,
  );
  const combinable = mergeRanges(matchingVariants.map((variant) => variant[name]));
  const [first, last] = [getSmallest(available), getLargest(available)];
  const ranges = listGaps(combinable.intervals);
  if (getSmallest(combinable) > first) ranges.unshift({from: first, to: getSmallest(combinable), end: 'lower'});
  if (getLargest(combinable) < last) ranges.push({from: getLargest(combinable), to: last, end: 'upper'});
  return ranges.map((range) => {
    const variantsInRange = offer.variants.filter(
      (variant) => variant[name].to > range.from && variant[name].from < range.to,
    );
    if (!variantsInRange.length) return range;
    const others = mergeRanges(variantsInRange.map((variant) => variant[otherName]));
    return {...range, requiredOther: {from: getSmallest(others), to: getLargest(others)}};
  });
}

const mergeRanges = (ranges: readonly Interval[]): AvailableValues => createAvailableRanges(ranges, 0);

/** The names of the measure and of the other one, in the middle of a sentence. */
interface MeasureNames {
  name: string;
  other: string;
}

const messages = defineMessages({
  de: {
    gap: ({name}: MeasureNames, from: string, to: string) =>
      `Zwischen ${from} und ${to} ${name} bauen wir dieses Stück nicht.`,
    between: ({name}: MeasureNames, from: string, to: string) => `Zwischen ${from} und ${to} ${name}`,
    upper: ({name}: MeasureNames, from: string) => `Über ${from} ${name}`,
    lower: ({name}: MeasureNames, _: string, to: string) => `Unter ${to} ${name}`,
    needs: (range: string, {other}: MeasureNames, from: string, to: string) =>
      `${range} gibt es dieses Stück nur mit ${from} bis ${to} ${other}.`,
  },
  en: {
    gap: ({name}: MeasureNames, from: string, to: string) =>
      `We don’t make this piece with a ${name} between ${from} and ${to}.`,
    between: ({name}: MeasureNames, from: string, to: string) => `With a ${name} between ${from} and ${to}`,
    upper: ({name}: MeasureNames, from: string) => `With a ${name} above ${from}`,
    lower: ({name}: MeasureNames, _: string, to: string) => `With a ${name} below ${to}`,
    needs: (range: string, {other}: MeasureNames, from: string, to: string) =>
      `${range}, this piece only comes with a ${other} of ${from} to ${to}.`,
  },
});

/** Explains why a range is impossible. */
export function impossibleText(range: ImpossibleRange, names: MeasureNames, unit: Unit, language: Language): string {
  const t = messages[language];
  const [from, to] = [`${range.from}\u00a0${unit}`, `${range.to}\u00a0${unit}`];
  const {requiredOther} = range;
  if (!requiredOther) return t.gap(names, from, to);
  const rangeText = t[range.end ?? 'between'](names, from, to);
  return t.needs(rangeText, names, `${requiredOther.from}\u00a0${unit}`, `${requiredOther.to}\u00a0${unit}`);
}

import type {Language} from '~/i18n/language';
import {messages} from './messages';

export type MeasureName = 'length' | 'width' | 'height';

/** Centimetres of the standard kind, millimetres of KLIV. */
export type Unit = 'cm' | 'mm';

export interface Interval {
  from: number;
  to: number;
}

/**
 * The available values of a measure: those of each interval, in steps from its `from`. Intervals are sorted, and the gaps between them
 * are larger than a step. Whole centimetres (standard) or millimetres (KLIV).
 */
export interface AvailableValues {
  intervals: readonly Interval[];
  step: number;
  /** The initial value of a page. */
  initial: number;
}

/** Why a value differs from the `requested` one; `lower` and `upper` are the available values around it. */
export type Reason =
  | {kind: 'missing' | 'notANumber' | 'ambiguous'}
  | {kind: 'guessed' | 'tooSmall' | 'tooLarge'; requested: number}
  | {kind: 'betweenSteps' | 'gap'; requested: number; lower: number; upper: number}
  /** KLIV: not available together with the other measure. */
  | {kind: 'combination'};

export interface CorrectedValue {
  value: number;
  reason?: Reason;
}

export const getSmallest = ({intervals}: AvailableValues): number => intervals[0]?.from ?? 0;
export const getLargest = ({intervals}: AvailableValues): number => intervals.at(-1)?.to ?? 0;

/** Creates the available values of a list of whole numbers, in any order. `initial` is corrected to the nearest value. */
export function createAvailableValues(list: readonly number[], initial: number): AvailableValues {
  const values = [...new Set(list)].sort((a, b) => a - b);
  const distances = values.slice(1).map((value, index) => value - (values[index] ?? value));
  const step = distances.length ? Math.min(...distances) : 1;
  const intervals: Interval[] = [];
  for (const value of values) {
    const last = intervals.at(-1);
    if (last && value - last.to === step) last.to = value;
    else intervals.push({from: value, to: value});
  }
  const available = {intervals, step, initial};
  return {...available, initial: findNearest(available, initial).value};
}

/** Creates the available values of ranges of whole numbers. Overlapping and adjacent ranges are merged. `initial` is corrected too. */
export function createAvailableRanges(ranges: readonly Interval[], initial: number): AvailableValues {
  const intervals: Interval[] = [];
  for (const {from, to} of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = intervals.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else intervals.push({from, to});
  }
  const available = {intervals, step: 1, initial};
  return {...available, initial: findNearest(available, initial).value};
}

/** Lists every available value, smallest first. */
export function listValues({intervals, step}: AvailableValues): number[] {
  return intervals.flatMap(({from, to}) =>
    Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step),
  );
}

/** Finds the nearest available value, the larger of two equally near ones, and the reason of the correction. */
export function findNearest(available: AvailableValues, requested: number): CorrectedValue {
  const {intervals, step} = available;
  if (requested < getSmallest(available)) return {value: getSmallest(available), reason: {kind: 'tooSmall', requested}};
  if (requested > getLargest(available)) return {value: getLargest(available), reason: {kind: 'tooLarge', requested}};
  const index = intervals.findIndex(({to}) => requested <= to);
  const {from} = intervals[index] ?? {from: requested};
  const pickNearer = (lower: number, upper: number) => (upper - requested <= requested - lower ? upper : lower);
  if (requested < from) {
    const previousEnd = intervals[index - 1]?.to ?? from;
    return {value: pickNearer(previousEnd, from), reason: {kind: 'gap', requested, lower: previousEnd, upper: from}};
  }
  const lower = from + Math.floor((requested - from) / step) * step;
  if (lower === requested) return {value: requested};
  return {
    value: pickNearer(lower, lower + step),
    reason: {kind: 'betweenSteps', requested, lower, upper: lower + step},
  };
}

/**
 * Finds the value that a slider moves to, by pointer or arrow key. At the edge of a gap the nearest value may be the current one: then
 * the slider jumps to the other edge of the gap.
 */
export function moveValue(available: AvailableValues, current: number, requested: number): number {
  const {value, reason} = findNearest(available, requested);
  if (value !== current || !reason || !('upper' in reason)) return value;
  return requested > current ? reason.upper : reason.lower;
}

/** More ranges and single values than this are described by their ends and their number. */
const maxListedParts = 6;

/** The available values in words: `50 to 140 and 240 cm in steps of 10 cm`. */
export function limitsText(available: AvailableValues, unit: Unit, language: Language): string {
  const t = messages[language];
  const {intervals, step} = available;
  const isRange = ({from, to}: Interval) => to - from > step;
  const parts = intervals.flatMap((interval) =>
    isRange(interval)
      ? t.range(interval.from, interval.to)
      : listValues({...available, intervals: [interval]}).map(String),
  );
  if (parts.length > maxListedParts) {
    const sizeCount = listValues(available).length;
    return `${t.range(getSmallest(available), getLargest(available))}\u00a0${unit}${t.sizes(sizeCount)}`;
  }
  const lastPart = parts.pop() ?? '';
  const list = parts.length ? `${parts.join(', ')} ${t.and} ${lastPart}` : lastPart;
  const precision = unit === 'cm' ? t.toTheCm : t.toTheMm;
  const stepText = step > 1 ? t.steps(step, unit) : precision;
  return `${list}\u00a0${unit}${intervals.some(isRange) ? stepText : ''}`;
}

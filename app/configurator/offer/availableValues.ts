import {readMeasure, type MeasureText, type Unit} from './readMeasure';

export interface Interval {
  from: number;
  to: number;
}

/**
 * The available values of a measure: those of each interval, in steps from its `from`. Intervals are sorted, and the gaps between them
 * are larger than a step. Whole centimetres (standard) or millimetres (KLIV).
 */
export interface Measure {
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

export const getSmallest = ({intervals}: Measure): number => intervals[0]?.from ?? 0;
export const getLargest = ({intervals}: Measure): number => intervals.at(-1)?.to ?? 0;

/** Builds a measure with a list of whole numbers, in any order. `initial` is corrected to the nearest value. */
export function buildMeasure(list: readonly number[], initial: number): Measure {
  const values = [...new Set(list)].sort((a, b) => a - b);
  const distances = values.slice(1).map((value, index) => value - (values[index] ?? value));
  const step = distances.length ? Math.min(...distances) : 1;
  const intervals: Interval[] = [];
  for (const value of values) {
    const last = intervals.at(-1);
    if (last && value - last.to === step) last.to = value;
    else intervals.push({from: value, to: value});
  }
  const measure = {intervals, step, initial};
  return {...measure, initial: findNearest(measure, initial).value};
}

/** Builds a measure with ranges of whole numbers. Overlapping and adjacent ranges are merged. `initial` is corrected too. */
export function buildRangeMeasure(ranges: readonly Interval[], initial: number): Measure {
  const intervals: Interval[] = [];
  for (const {from, to} of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = intervals.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else intervals.push({from, to});
  }
  const measure = {intervals, step: 1, initial};
  return {...measure, initial: findNearest(measure, initial).value};
}

/** Lists every value of a measure, smallest first. */
export function listValues({intervals, step}: Measure): number[] {
  return intervals.flatMap(({from, to}) =>
    Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step),
  );
}

/** Finds the nearest available value, the larger of two equally near ones, and the reason of the correction. */
export function findNearest(measure: Measure, requested: number): CorrectedValue {
  const {intervals, step} = measure;
  if (requested < getSmallest(measure)) return {value: getSmallest(measure), reason: {kind: 'tooSmall', requested}};
  if (requested > getLargest(measure)) return {value: getLargest(measure), reason: {kind: 'tooLarge', requested}};
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

/** A typed measure, or the value of a slider; `null` without input. */
export type MeasureInput = MeasureText | number | null;

/**
 * Finds the available value nearest to the input. That is the initial value for `null`, and for a text that is no number or ambiguous,
 * unless there was a previous value.
 */
export function correctMeasure(measure: Measure, requested: MeasureInput, unit: Unit): CorrectedValue {
  if (requested === null) return {value: measure.initial, reason: {kind: 'missing'}};
  if (typeof requested === 'number') return findNearest(measure, requested);
  const isInRange = (value: number) => getSmallest(measure) <= value && value <= getLargest(measure);
  const reading = readMeasure(requested, unit, isInRange);
  if (typeof reading === 'string') return {value: requested.previous ?? measure.initial, reason: {kind: reading}};
  const {value, reason} = findNearest(measure, reading.value);
  return reading.guessed && !reason ? {value, reason: {kind: 'guessed', requested: value}} : {value, reason};
}

/**
 * Finds the value that a slider moves to, by pointer or arrow key. At the edge of a gap the nearest value may be the current one: then
 * the slider jumps to the other edge of the gap.
 */
export function moveValue(measure: Measure, current: number, requested: number): number {
  const {value, reason} = findNearest(measure, requested);
  if (value !== current || !reason || !('upper' in reason)) return value;
  return requested > current ? reason.upper : reason.lower;
}

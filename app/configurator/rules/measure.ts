import {readMeasure, type Unit, type WrittenMeasure} from './readMeasure';

export interface Interval {
  from: number;
  to: number;
}

/**
 * The available values of a measure: those of each interval, in steps from its `from`. Intervals are sorted, with gaps of more than a
 * step. Whole centimetres (standard) or millimetres (KLIV).
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

export interface Corrected {
  value: number;
  reason?: Reason;
}

export const smallest = ({intervals}: Measure): number => intervals[0]?.from ?? 0;
export const largest = ({intervals}: Measure): number => intervals.at(-1)?.to ?? 0;

/** Builds the measure of a list of whole numbers, in any order. `initial` is corrected to the nearest value. */
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
  return {...measure, initial: nearest(measure, initial).value};
}

/** Builds the measure of ranges of whole numbers. Overlapping and adjacent ranges are merged. `initial` as above. */
export function buildRangeMeasure(ranges: readonly Interval[], initial: number): Measure {
  const intervals: Interval[] = [];
  for (const {from, to} of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = intervals.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else intervals.push({from, to});
  }
  const measure = {intervals, step: 1, initial};
  return {...measure, initial: nearest(measure, initial).value};
}

/** Every value of a measure, smallest first. */
export function listValues({intervals, step}: Measure): number[] {
  return intervals.flatMap(({from, to}) =>
    Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step),
  );
}

/** The nearest available value, the larger of two equally near ones, with the reason of the correction. */
export function nearest(measure: Measure, requested: number): Corrected {
  const {intervals, step} = measure;
  if (requested < smallest(measure)) return {value: smallest(measure), reason: {kind: 'tooSmall', requested}};
  if (requested > largest(measure)) return {value: largest(measure), reason: {kind: 'tooLarge', requested}};
  const index = intervals.findIndex(({to}) => requested <= to);
  const {from} = intervals[index] ?? {from: requested};
  const closer = (lower: number, upper: number) => (upper - requested <= requested - lower ? upper : lower);
  if (requested < from) {
    const lower = intervals[index - 1]?.to ?? from;
    return {value: closer(lower, from), reason: {kind: 'gap', requested, lower, upper: from}};
  }
  const lower = from + Math.floor((requested - from) / step) * step;
  if (lower === requested) return {value: requested};
  return {value: closer(lower, lower + step), reason: {kind: 'betweenSteps', requested, lower, upper: lower + step}};
}

/** A typed measure, or the value of a slider; `null` without input. */
export type MeasureInput = WrittenMeasure | number | null;

/**
 * The available value nearest to the input. The initial value for `null`, and for a text that is no number or ambiguous, unless there
 * was a previous value.
 */
export function correct(measure: Measure, requested: MeasureInput, unit: Unit): Corrected {
  if (requested === null) return {value: measure.initial, reason: {kind: 'missing'}};
  if (typeof requested === 'number') return nearest(measure, requested);
  const isOffered = (value: number) => smallest(measure) <= value && value <= largest(measure);
  const understood = readMeasure(requested, unit, isOffered);
  if (typeof understood === 'string') return {value: requested.previous ?? measure.initial, reason: {kind: understood}};
  const {value, reason} = nearest(measure, understood.value);
  return understood.guessed && !reason ? {value, reason: {kind: 'guessed', requested: value}} : {value, reason};
}

/**
 * Moves a slider, by pointer or arrow key. At the edge of a gap the nearest value may be the current one: then the move goes on to the
 * far side, so that the gap can be crossed.
 */
export function move(measure: Measure, from: number, to: number): number {
  const {value, reason} = nearest(measure, to);
  if (value !== from || !reason || !('upper' in reason)) return value;
  return to > from ? reason.upper : reason.lower;
}

import {readMeasure, type Unit, type WrittenMeasure} from './readMeasure';

export interface Interval {
  from: number;
  to: number;
}

/**
 * The values that a measure can take: those of each interval, from its `from` on in steps. Intervals are in order and
 * apart by more than a step; between them are gaps. Whole centimetres (standard) or millimetres (KLIV).
 */
export interface Measure {
  intervals: readonly Interval[];
  step: number;
  /** The value that a page opens with. */
  initial: number;
}

/** Why a value isn't the one that was `asked` for; `lower` and `upper` are what is made around it. */
export type Reason =
  | {kind: 'missing' | 'notANumber' | 'ambiguous'}
  | {kind: 'guessed' | 'tooSmall' | 'tooLarge'; asked: number}
  | {kind: 'betweenSteps' | 'gap'; asked: number; lower: number; upper: number}
  /** KLIV: made, but not together with the other measure. */
  | {kind: 'combination'};

export interface Corrected {
  value: number;
  reason?: Reason;
}

export const smallest = ({intervals}: Measure): number => intervals[0]?.from ?? 0;
export const largest = ({intervals}: Measure): number => intervals.at(-1)?.to ?? 0;

/** The measure of a list of whole numbers, in any order. `initial` is brought to the nearest value. */
export function measureOf(list: readonly number[], initial: number): Measure {
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

/** The measure of ranges in which every whole number counts; overlapping and adjacent ranges become one. `initial` as above. */
export function measureOfRanges(ranges: readonly Interval[], initial: number): Measure {
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
export function valuesOf({intervals, step}: Measure): number[] {
  return intervals.flatMap(({from, to}) =>
    Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step),
  );
}

/** The nearest value that is made, the larger of two that are equally near, and why it isn't `asked`. */
export function nearest(measure: Measure, asked: number): Corrected {
  const {intervals, step} = measure;
  if (asked < smallest(measure)) return {value: smallest(measure), reason: {kind: 'tooSmall', asked}};
  if (asked > largest(measure)) return {value: largest(measure), reason: {kind: 'tooLarge', asked}};
  const index = intervals.findIndex(({to}) => asked <= to);
  const {from} = intervals[index] ?? {from: asked};
  const closer = (lower: number, upper: number) => (upper - asked <= asked - lower ? upper : lower);
  if (asked < from) {
    const lower = intervals[index - 1]?.to ?? from;
    return {value: closer(lower, from), reason: {kind: 'gap', asked, lower, upper: from}};
  }
  const lower = from + Math.floor((asked - from) / step) * step;
  if (lower === asked) return {value: asked};
  return {value: closer(lower, lower + step), reason: {kind: 'betweenSteps', asked, lower, upper: lower + step}};
}

/** A measure as it was written, or moved to; `null` where there is none. */
export type MeasureInput = WrittenMeasure | number | null;

/**
 * The value nearest to what is asked for. The initial value for `null`, which is nothing at all, and for a text that is
 * no number or could be several, unless it took the place of another.
 */
export function correct(measure: Measure, asked: MeasureInput, unit: Unit): Corrected {
  if (asked === null) return {value: measure.initial, reason: {kind: 'missing'}};
  if (typeof asked === 'number') return nearest(measure, asked);
  const isOffered = (value: number) => smallest(measure) <= value && value <= largest(measure);
  const understood = readMeasure(asked, unit, isOffered);
  if (typeof understood === 'string') return {value: asked.previous ?? measure.initial, reason: {kind: understood}};
  const {value, reason} = nearest(measure, understood.value);
  return understood.guessed && !reason ? {value, reason: {kind: 'guessed', asked: value}} : {value, reason};
}

/**
 * A move of the slider or by an arrow key. At the edge of a gap the nearest value may be the one it came from; the move
 * then goes on to the far side, so that a gap can be crossed.
 */
export function move(measure: Measure, from: number, to: number): number {
  const {value, reason} = nearest(measure, to);
  if (value !== from || !reason || !('upper' in reason)) return value;
  return to > from ? reason.upper : reason.lower;
}

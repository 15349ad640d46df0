import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import type {MeasureField} from './correction';
import {largest, buildRangeMeasure, smallest, type Interval, type Measure} from './measure';
import type {Piece} from './piece';
import type {Unit} from './readMeasure';

/**
 * Values of a measure that can't be chosen: those between `from` and `to`. At the end of a scale that end is included. `needs`: they
 * are available with the other measure in this range, in mm; without it they are never available.
 */
export interface Impossible extends Interval {
  end?: 'lower' | 'upper';
  needs?: Interval;
}

/** The gaps between sorted intervals. */
const between = (intervals: readonly Interval[]): Impossible[] =>
  intervals.slice(1).map(({from}, index) => ({from: intervals[index]?.to ?? from, to: from}));

/** The impossible ranges on the scale of a measure (rule 11.32). For a KLIV piece it includes those that the other measure excludes. */
export function listImpossible(piece: Piece, field: MeasureField, offered: Measure): Impossible[] {
  if (piece.kind === 'standard') return between(offered.intervals);
  const {offer, configuration} = piece;
  const [own, other] = field === 'width' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const chosen = configuration[other];
  const fitting = offer.variants.filter((variant) => variant[other].from <= chosen && chosen <= variant[other].to);
  const available = buildRangeMeasure(
    fitting.map((variant) => variant[own]),
    0,
  );
  const [first, last] = [smallest(offered), largest(offered)];
  const ranges: Impossible[] = between(available.intervals);
  if (smallest(available) > first) ranges.unshift({from: first, to: smallest(available), end: 'lower'});
  if (largest(available) < last) ranges.push({from: largest(available), to: last, end: 'upper'});
  return ranges.map((range) => {
    const inside = offer.variants.filter((variant) => variant[own].to > range.from && variant[own].from < range.to);
    const others = buildRangeMeasure(
      inside.map((variant) => variant[other]),
      0,
    );
    return inside.length ? {...range, needs: {from: smallest(others), to: largest(others)}} : range;
  });
}

interface Names {
  name: string;
  other: string;
}

const messages = defineMessages({
  de: {
    gap: ({name}: Names, from: string, to: string) =>
      `Zwischen ${from} und ${to} ${name} bauen wir dieses Stück nicht.`,
    between: ({name}: Names, from: string, to: string) => `Zwischen ${from} und ${to} ${name}`,
    upper: ({name}: Names, from: string) => `Über ${from} ${name}`,
    lower: ({name}: Names, _: string, to: string) => `Unter ${to} ${name}`,
    needs: (range: string, {other}: Names, from: string, to: string) =>
      `${range} gibt es dieses Stück nur mit ${from} bis ${to} ${other}.`,
  },
  en: {
    gap: ({name}: Names, from: string, to: string) =>
      `We don’t make this piece with a ${name} between ${from} and ${to}.`,
    between: ({name}: Names, from: string, to: string) => `With a ${name} between ${from} and ${to}`,
    upper: ({name}: Names, from: string) => `With a ${name} above ${from}`,
    lower: ({name}: Names, _: string, to: string) => `With a ${name} below ${to}`,
    needs: (range: string, {other}: Names, from: string, to: string) =>
      `${range}, this piece only comes with a ${other} of ${from} to ${to}.`,
  },
});

/** The reason in words. `names` are those of the measure and of the other one, in the middle of a sentence. */
export function impossibleText(range: Impossible, names: Names, unit: Unit, language: Language): string {
  const t = messages[language];
  const [from, to] = [`${range.from} ${unit}`, `${range.to} ${unit}`];
  if (!range.needs) return t.gap(names, from, to);
  const place = t[range.end ?? 'between'](names, from, to);
  return t.needs(place, names, `${range.needs.from} ${unit}`, `${range.needs.to} ${unit}`);
}

import type {Language} from '~/i18n/language';
import {getLargest, getSmallest, listValues, type Interval, type Measure} from './measure';
import {messages} from './messages';
import type {Unit} from './readMeasure';

/** A measure with more ranges and single values than this is described by its ends and its number of sizes. */
const maxListedParts = 6;

/** The available values in words: `50 to 140 and 240 cm in steps of 10 cm`. */
export function limitsText(measure: Measure, unit: Unit, language: Language): string {
  const t = messages[language];
  const {intervals, step} = measure;
  const isRange = ({from, to}: Interval) => to - from > step;
  const parts = intervals.flatMap((interval) =>
    isRange(interval)
      ? t.range(interval.from, interval.to)
      : listValues({...measure, intervals: [interval]}).map(String),
  );
  if (parts.length > maxListedParts) {
    const sizeCount = listValues(measure).length;
    return `${t.range(getSmallest(measure), getLargest(measure))}\u00a0${unit}${t.sizes(sizeCount)}`;
  }
  const lastPart = parts.pop() ?? '';
  const list = parts.length ? `${parts.join(', ')} ${t.and} ${lastPart}` : lastPart;
  const precision = unit === 'cm' ? t.toTheCm : t.toTheMm;
  const stepText = step > 1 ? t.steps(step, unit) : precision;
  return `${list}\u00a0${unit}${intervals.some(isRange) ? stepText : ''}`;
}

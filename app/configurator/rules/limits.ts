import type {Language} from '~/i18n/language';
import {largest, smallest, listValues, type Interval, type Measure} from './measure';
import {messages} from './messages';
import type {Unit} from './readMeasure';

/** A measure with more ranges and single values than this is described by its ends and its number of sizes. */
const maxListed = 6;

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
  if (parts.length > maxListed)
    return `${t.range(smallest(measure), largest(measure))} ${unit}${t.sizes(listValues(measure).length)}`;
  const last = parts.pop() ?? '';
  const listed = parts.length ? `${parts.join(', ')} ${t.and} ${last}` : last;
  const everyUnit = unit === 'cm' ? t.toTheCm : t.toTheMm;
  const even = step > 1 ? t.steps(step, unit) : everyUnit;
  return `${listed} ${unit}${intervals.some(isRange) ? even : ''}`;
}

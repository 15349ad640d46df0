import {getLargest, getSmallest, listValues, type Measure} from '../offer/availableValues';
import type {ImpossibleRange} from '../piece/impossibleRanges';
import styles from './configurator.module.css';

const greatestCommonDivisor = (a: number, b: number): number => (b ? greatestCommonDivisor(b, a % b) : a);

/** The largest slider step that reaches every value of every interval. */
export function getSliderStep(measure: Measure): number {
  const first = getSmallest(measure);
  return measure.intervals.map(({from}) => from - first).reduce(greatestCommonDivisor, measure.step);
}

/** From this length on ticks at every tenth value would be too dense. */
const longScale = 300;

/** Lists the values with a tick: all of a scale with steps above 1, else every tenth or hundredth and the ends of intervals. */
function listTicks(measure: Measure): number[] {
  if (measure.step > 1) return listValues(measure);
  const tickDistance = getLargest(measure) - getSmallest(measure) < longScale ? 10 : 100;
  return measure.intervals.flatMap(({from, to}) => {
    const first = Math.ceil((from + 1) / tickDistance) * tickDistance;
    const roundValues = Array.from(
      {length: Math.max(0, Math.ceil((to - first) / tickDistance))},
      (_, index) => first + index * tickDistance,
    );
    return [from, ...roundValues, to];
  });
}

interface ScaleTicksProps {
  measure: Measure;
  impossibleRanges: readonly ImpossibleRange[];
}

/** The scale of a slider: a line for each interval, ticks, and hatching for impossible ranges. */
export function ScaleTicks({measure, impossibleRanges}: ScaleTicksProps) {
  const start = getSmallest(measure);
  const length = getLargest(measure) - start || 1;
  const toPercentage = (distance: number) => `${(distance / length) * 100}%`;
  const getPosition = (value: number) => toPercentage(value - start);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {impossibleRanges.map((range) => (
        <span
          key={range.from}
          className={styles.impossible}
          style={{left: getPosition(range.from), width: toPercentage(range.to - range.from)}}
        />
      ))}
      <svg className={styles.ticks}>
        {measure.intervals.map((interval) => (
          <line key={interval.from} x1={getPosition(interval.from)} x2={getPosition(interval.to)} y1="50%" y2="50%" />
        ))}
        {listTicks(measure).map((value) => (
          <line key={value} x1={getPosition(value)} x2={getPosition(value)} y1="50%" y2="82%" />
        ))}
      </svg>
    </div>
  );
}

import {getLargest, getSmallest, listValues, type AvailableValues} from '../offer/availableValues';
import type {ImpossibleRange} from '../piece/impossibleRanges';
import styles from './configurator.module.css';

const greatestCommonDivisor = (a: number, b: number): number => (b ? greatestCommonDivisor(b, a % b) : a);

/** The largest slider step that reaches every value of every interval. */
export function getSliderStep(available: AvailableValues): number {
  const first = getSmallest(available);
  return available.intervals.map(({from}) => from - first).reduce(greatestCommonDivisor, available.step);
}

/** From this length on ticks at every tenth value would be too dense. */
const longScale = 300;

/** Lists the values with a tick: all of a scale with steps above 1, else every tenth or hundredth and the ends of intervals. */
function listTicks(available: AvailableValues): number[] {
  if (available.step > 1) return listValues(available);
  const tickDistance = getLargest(available) - getSmallest(available) < longScale ? 10 : 100;
  return available.intervals.flatMap(({from, to}) => {
    const first = Math.ceil((from + 1) / tickDistance) * tickDistance;
    const roundValues = Array.from(
      {length: Math.max(0, Math.ceil((to - first) / tickDistance))},
      (_, index) => first + index * tickDistance,
    );
    return [from, ...roundValues, to];
  });
}

interface ScaleTicksProps {
  available: AvailableValues;
  impossibleRanges: readonly ImpossibleRange[];
}

/** The scale of a slider: a line for each interval, ticks, and hatching for impossible ranges. */
export function ScaleTicks({available, impossibleRanges}: ScaleTicksProps) {
  const start = getSmallest(available);
  const length = getLargest(available) - start || 1;
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
        {available.intervals.map((interval) => (
          <line key={interval.from} x1={getPosition(interval.from)} x2={getPosition(interval.to)} y1="50%" y2="50%" />
        ))}
        {listTicks(available).map((value) => (
          <line key={value} x1={getPosition(value)} x2={getPosition(value)} y1="50%" y2="82%" />
        ))}
      </svg>
    </div>
  );
}

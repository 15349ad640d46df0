import type {Impossible} from '../rules/impossible';
import {largest, smallest, listValues, type Measure} from '../rules/measure';
import styles from './configurator.module.css';

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** The largest slider step that reaches every value of every interval. */
export function sliderStep(measure: Measure): number {
  const first = smallest(measure);
  return measure.intervals.map(({from}) => from - first).reduce(gcd, measure.step);
}

/** From this span on ticks at every tenth value would be too dense. */
const longScale = 300;

/** Values with a tick: all of a short scale, else every tenth or hundredth and the ends of intervals. */
function ticksOf(measure: Measure): number[] {
  if (measure.step > 1) return listValues(measure);
  const distance = largest(measure) - smallest(measure) < longScale ? 10 : 100;
  return measure.intervals.flatMap(({from, to}) => {
    const first = Math.ceil((from + 1) / distance) * distance;
    const round = Array.from(
      {length: Math.max(0, Math.ceil((to - first) / distance))},
      (_, index) => first + index * distance,
    );
    return [from, ...round, to];
  });
}

/** The scale of a slider: a line for each interval, ticks, and hatching for impossible ranges. */
export function ScaleTicks({measure, impossible}: {measure: Measure; impossible: readonly Impossible[]}) {
  const from = smallest(measure);
  const span = largest(measure) - from || 1;
  const at = (value: number) => `${((value - from) / span) * 100}%`;
  return (
    <div className={styles.ruler} aria-hidden="true">
      {impossible.map((range) => (
        <span
          key={range.from}
          className={styles.hatched}
          style={{left: at(range.from), width: `${((range.to - range.from) / span) * 100}%`}}
        />
      ))}
      <svg className={styles.ticks}>
        {measure.intervals.map((interval) => (
          <line key={interval.from} x1={at(interval.from)} x2={at(interval.to)} y1="50%" y2="50%" />
        ))}
        {ticksOf(measure).map((value) => (
          <line key={value} x1={at(value)} x2={at(value)} y1="50%" y2="82%" />
        ))}
      </svg>
    </div>
  );
}

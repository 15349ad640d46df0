import type {CSSProperties} from 'react';
import styles from './Measure.module.css';

/** A figure over its dimension line, as on a joiner's drawing; a large one is as large as its line allows. */
export function Measure({text, large}: {text: string; large?: boolean}) {
  const size = large ? `display ${styles.large}` : 'heading';
  return (
    <p
      className={`${size} ${styles.measure}`}
      style={large ? ({'--longest': text.length} as CSSProperties) : undefined}
    >
      {text}
    </p>
  );
}

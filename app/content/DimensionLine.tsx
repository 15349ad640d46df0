import type {CSSProperties} from 'react';
import styles from './DimensionLine.module.css';

/** A measure above a dimension line, as on a joiner's drawing. With `large` the text is as large as the width of the line allows. */
export function DimensionLine({text, large}: {text: string; large?: boolean}) {
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

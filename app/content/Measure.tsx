import styles from './Measure.module.css';

/** A figure over its dimension line, as on a joiner's drawing. */
export function Measure({text, className = ''}: {text: string; className?: string}) {
  return <p className={`heading ${styles.measure} ${className}`}>{text}</p>;
}

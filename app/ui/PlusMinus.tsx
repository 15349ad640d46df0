import styles from './PlusMinus.module.css';

/** The plus of a `<summary>`, a minus while its `<details>` is open. */
export function PlusMinus() {
  return <span className={styles.sign} aria-hidden="true" />;
}

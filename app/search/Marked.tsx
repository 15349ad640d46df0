import type {Highlighted} from './highlight';
import styles from './Marked.module.css';

/** A text with the words in it that were looked for. */
export function Marked({text}: {text: Highlighted}) {
  return text.map((part, index) =>
    index % 2 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

import type {ReactNode} from 'react';
import styles from './Alert.module.css';
import fieldStyles from './Field.module.css';

/** What a screen reader says at once: a sentence, and what follows from it. */
export function Alert({message, children}: {message: string; children?: ReactNode}) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={fieldStyles.warning}>{message}</p>
      {children}
    </div>
  );
}

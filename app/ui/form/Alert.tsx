import type {Elements} from '../elements';
import styles from './Alert.module.css';
import fieldStyles from './Field.module.css';

/** A message that screen readers announce at once, with optional content. */
export function Alert({message, children}: {message: string; children?: Elements}) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={fieldStyles.warning}>{message}</p>
      {children}
    </div>
  );
}

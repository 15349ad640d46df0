import {Alert} from './Alert';
import styles from './Alert.module.css';
import {wrongFields, type FieldErrors} from './errors';

interface ErrorSummaryProps<Name extends string> {
  /** The sentence above the list. */
  message: string;
  /** The fields in the order of the form. */
  order: readonly Name[];
  errors: FieldErrors<Name>;
}

/** Every error once more above the form, each a link to its field. */
export function ErrorSummary<Name extends string>({message, order, errors}: ErrorSummaryProps<Name>) {
  const wrong = wrongFields(order, errors);
  if (wrong.length === 0) return null;
  return (
    <Alert message={message}>
      <ul className={styles.list}>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

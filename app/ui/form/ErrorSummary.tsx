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

/** All errors above the form, each with a link to its field. */
export function ErrorSummary<Name extends string>({message, order, errors}: ErrorSummaryProps<Name>) {
  const invalidFields = wrongFields(order, errors);
  if (invalidFields.length === 0) return null;
  return (
    <Alert message={message}>
      <ul className={styles.list}>
        {invalidFields.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

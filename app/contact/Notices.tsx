import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {fields} from './enquiry';
import fieldStyles from './Field.module.css';
import {messages} from './messages';
import styles from './Notices.module.css';
import type {Errors, Refusal} from './reply';

/** Every error once more above the form, each leading to its field. */
export function ErrorSummary({errors}: {errors: Errors}) {
  const text = useMessages(messages);
  const wrong = fields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p className={fieldStyles.alert}>{text.summary}</p>
      <ul className={styles.list}>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the enquiry wasn't delivered, and the way that is left. */
export function RefusalNotice({refusal: {message, mailto}}: {refusal: Refusal}) {
  const text = useMessages(messages);
  return (
    <div role="alert" className={styles.notice}>
      <p className={fieldStyles.alert}>{message}</p>
      {mailto && (
        <>
          <p className={styles.aside}>{text.orTry}</p>
          <a href={mailto} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
            {text.sendMail}
          </a>
        </>
      )}
    </div>
  );
}

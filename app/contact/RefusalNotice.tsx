import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {Alert} from '~/ui/form/Alert';
import {messages} from './messages';
import styles from './RefusalNotice.module.css';
import type {Refusal} from './result';

/** Why the enquiry wasn't delivered, and the way that is left. */
export function RefusalNotice({refusal: {message, mailto}}: {refusal: Refusal}) {
  const t = useMessages(messages);
  return (
    <Alert message={message}>
      {mailto && (
        <>
          <p className={styles.aside}>{t.orTry}</p>
          <a href={mailto} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
            {t.sendMail}
          </a>
        </>
      )}
    </Alert>
  );
}

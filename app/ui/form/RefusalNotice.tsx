import buttonStyles from '~/ui/Button.module.css';
import {Alert} from './Alert';
import styles from './RefusalNotice.module.css';

interface RefusalNoticeProps {
  message: string;
  /** A `mailto:` link with the text of the form; missing when its fields couldn't be read. */
  mailto?: string;
  /** The text before the link, and its name. */
  texts: {orTry: string; sendMail: string};
}

/** Says why a form wasn't delivered, and offers an e-mail instead. */
export function RefusalNotice({message, mailto, texts}: RefusalNoticeProps) {
  return (
    <Alert message={message}>
      {mailto && (
        <>
          <p className={styles.aside}>{texts.orTry}</p>
          <a href={mailto} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
            {texts.sendMail}
          </a>
        </>
      )}
    </Alert>
  );
}

import buttonStyles from '~/ui/Button.module.css';
import {Alert} from './Alert';
import styles from './RefusalNotice.module.css';

interface RefusalNoticeProps {
  message: string;
  /** The same words as a mail of the visitor's own; missing when the fields couldn't be read. */
  mailto?: string;
  /** What introduces the link, and its name. */
  texts: {orTry: string; sendMail: string};
}

/** Why a form wasn't delivered, and the way that is left. */
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

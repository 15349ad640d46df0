import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {localizedPath} from '~/i18n/language';
import styles from './ContactForm.module.css';
import {FieldError, RequiredMark, wiringOf} from './Field';
import {messages} from './messages';

export function Privacy({error, first}: {error?: string; first?: boolean}) {
  const text = useMessages(messages);
  const language = useLanguage();
  return (
    <div>
      <label className={styles.privacy}>
        <input {...wiringOf('privacy', {error, first})} type="checkbox" required className={styles.box} />
        <span>
          {text.privacy}
          <RequiredMark />
        </span>
      </label>
      <p className={styles.policy}>
        {/* In a new tab: the form stays as it is. */}
        <a href={localizedPath('/legal/privacy-policy', language)} target="_blank" rel="noreferrer">
          {text.privacyLink}
          <span className="visually-hidden"> {text.newTab}</span>
        </a>
      </p>
      <FieldError name="privacy" error={error} />
    </div>
  );
}

import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {localizedPath} from '~/i18n/language';
import {ExternalLink} from '~/ui/ExternalLink';
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
        <ExternalLink href={localizedPath('/legal/privacy-policy', language)}>{text.privacyLink}</ExternalLink>
      </p>
      <FieldError name="privacy" error={error} />
    </div>
  );
}

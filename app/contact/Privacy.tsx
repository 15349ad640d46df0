import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {localizedPath} from '~/i18n/language';
import {ExternalLink} from '~/ui/ExternalLink';
import {controlProps, FieldError, RequiredMark, type FieldState} from '~/ui/form/Field';
import styles from './ContactForm.module.css';
import {messages} from './messages';

/** The checkbox by which the visitor accepts the privacy policy. Firefox ticks a box again after a reload, unless `autoComplete` is off (rule 15.8). */
export function Privacy(state: FieldState) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <div>
      <label className={styles.privacy}>
        <input {...controlProps('privacy', state)} type="checkbox" required autoComplete="off" className={styles.box} />
        <span>
          <span>{t.privacy}</span>
          <RequiredMark />
        </span>
      </label>
      <p className={styles.policy}>
        {/* The link opens a new tab, so that the form keeps its content. */}
        <ExternalLink href={localizedPath('/legal/privacy-policy', language)}>{t.privacyLink}</ExternalLink>
      </p>
      <FieldError name="privacy" error={state.error} />
    </div>
  );
}

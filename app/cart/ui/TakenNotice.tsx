import {useMessages} from '~/i18n/useLanguage';
import type {TakenView} from '../rules/taken';
import styles from './CartContents.module.css';
import {messages} from './messages';
import {usePress} from './usePress';

/** More names than this are only counted. */
const maxNames = 4;

interface TakenNoticeProps {
  taken: TakenView;
  /** `id` of the cart's form. */
  form: string;
}

/** What was removed or ordered, and the button that puts it back (rules 13.14 and 14.10). */
export function TakenNotice({taken: {reason, count, names}, form}: TakenNoticeProps) {
  const t = useMessages(messages);
  const press = usePress(form);
  const shown = names.length && names.length <= maxNames ? names.join('; ') : t.items(count);
  return (
    <div className={styles.taken}>
      <p>{t[reason](shown)}</p>
      <button {...press({intent: 'putBack'}, {onSent: focusLines})} className={styles.putBack}>
        {reason === 'ordered' ? t.putBack : t.undo}
      </button>
    </div>
  );
}

/** The button goes with the notice; without this the focus would be lost. */
function focusLines(button: HTMLButtonElement) {
  button.closest(`.${styles.scroll}`)?.querySelector('ul')?.focus();
}

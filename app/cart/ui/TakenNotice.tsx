import {useMessages} from '~/i18n/useLanguage';
import type {TakenView} from '../rules/taken';
import styles from './CartContents.module.css';
import {CartForm} from './CartForm';
import {messages} from './messages';

/** More names than this are only counted. */
const maxNames = 4;

/** What was removed or ordered, and the button that puts it back (rules 13.14 and 14.10). */
export function TakenNotice({taken: {reason, count, names}}: {taken: TakenView}) {
  const t = useMessages(messages);
  const shown = names.length && names.length <= maxNames ? names.join('; ') : t.items(count);
  return (
    <div className={styles.taken}>
      <p>{t[reason](shown)}</p>
      <CartForm intent="putBack" onSubmitted={focusLines}>
        <button className={styles.putBack}>{reason === 'ordered' ? t.putBack : t.undo}</button>
      </CartForm>
    </div>
  );
}

/** The button goes with the notice; without this the focus would be lost. */
function focusLines(form: HTMLFormElement) {
  form.closest(`.${styles.scroll}`)?.querySelector('ul')?.focus();
}

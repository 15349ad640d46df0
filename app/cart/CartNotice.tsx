import {useMessages} from '~/i18n/useLanguage';
import {addMessages} from './addMessages';
import styles from './CartNotice.module.css';
import {useCart} from './CartProvider';

/** What became of the last request, announced to screen readers. `text` is the worker's without JavaScript. */
export function CartNotice({text}: {text?: string}) {
  const t = useMessages(addMessages);
  const {notice, view} = useCart();
  const live = notice && ('text' in notice ? notice.text : t[notice.failed]);
  const shown = view || live ? live : text;
  return (
    <div role="status">
      {shown && (
        <p className={styles.notice}>
          <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <circle cx="8" cy="8" r="7" />
            <path d="M8 4.2v4.6M8 10.6v1.4" />
          </svg>
          {shown}
        </p>
      )}
    </div>
  );
}

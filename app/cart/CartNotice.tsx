import {useMessages} from '~/i18n/useLanguage';
import {addMessages} from './addMessages';
import {AlertText} from './AlertText';
import styles from './CartNotice.module.css';
import {useCart} from './CartProvider';

/**
 * What became of the last request, announced to screen readers. `text` is what the worker said with the document,
 * to a form that was sent without JavaScript.
 */
export function CartNotice({text}: {text?: string}) {
  const t = useMessages(addMessages);
  const {notice} = useCart();
  const live = notice && ('text' in notice ? notice.text : t[notice.failed]);
  const shown = notice === undefined ? text : live;
  return (
    <div role="status" className={styles.notice}>
      {shown && <AlertText>{shown}</AlertText>}
    </div>
  );
}

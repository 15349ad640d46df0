import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {addMessages} from './addMessages';
import {AlertText} from './AlertText';
import styles from './CartNotice.module.css';
import {useCart} from '../browser/CartProvider';
import type {NoticeText} from '../browser/store';

/**
 * What became of the last request, announced to screen readers. `worker` is what the worker said with the document,
 * to a form that was sent without JavaScript.
 */
export function CartNotice({worker}: {worker?: NoticeText}) {
  const t = useMessages(addMessages);
  const {notice} = useCart();
  const live = notice && ('text' in notice ? notice : {text: t[notice.failed]});
  const shown: NoticeText | null | undefined = notice === undefined ? worker : live;
  return (
    <div role="status" className={styles.notice}>
      {shown && <AlertText>{shown.text}</AlertText>}
      {shown?.ask && <TextLink to={shown.ask}>{t.ask}</TextLink>}
    </div>
  );
}

import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {addMessages} from './addMessages';
import {AlertText} from './AlertText';
import styles from './CartNotice.module.css';
import {useCart} from '../browser/CartProvider';
import type {Notice} from '../browser/queue';

/**
 * The notice about the last request, announced to screen readers. `worker` is the worker's notice in the document, for
 * a form that was sent without JavaScript.
 */
export function CartNotice({worker}: {worker?: Notice}) {
  const t = useMessages(addMessages);
  const {notice} = useCart();
  const live = notice && ('text' in notice ? notice : {text: t[notice.failed]});
  const shown: Notice | null | undefined = notice === undefined ? worker : live;
  return (
    <div role="status" className={styles.notice}>
      {shown && <AlertText>{shown.text}</AlertText>}
      {shown?.link && <TextLink to={shown.link.path}>{shown.link.label}</TextLink>}
    </div>
  );
}

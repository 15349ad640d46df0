import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {useCart} from '../browser/CartProvider';
import type {Notice} from '../rules/notice';
import {addMessages} from './addMessages';
import styles from './CartNotice.module.css';

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

/** What went wrong, with its sign: colour alone would not say it. */
export function AlertText({children}: {children: string}) {
  return (
    <p className={styles.alert}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="7" />
        <path d="M8 4.2v4.6M8 10.6v1.4" />
      </svg>
      {children}
    </p>
  );
}

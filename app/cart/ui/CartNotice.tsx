import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {useCart} from '../browser/CartProvider';
import type {Notice} from '../rules/notice';
import {addMessages} from './addMessages';
import styles from './CartNotice.module.css';

/**
 * The notice about the last request, announced to screen readers. `documentNotice` is the worker's notice in the
 * document, about a form that was submitted without JavaScript.
 */
export function CartNotice({documentNotice}: {documentNotice?: Notice}) {
  const t = useMessages(addMessages);
  const {notice} = useCart();
  const queueNotice = notice && ('text' in notice ? notice : {text: t[notice.failed]});
  const shownNotice: Notice | null | undefined = notice === undefined ? documentNotice : queueNotice;
  return (
    <div role="status" className={styles.notice}>
      {shownNotice && <AlertText>{shownNotice.text}</AlertText>}
      {shownNotice?.link && <TextLink to={shownNotice.link.path}>{shownNotice.link.label}</TextLink>}
    </div>
  );
}

/** A warning with an icon, because colour alone isn't accessible. */
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
      <span>{children}</span>
    </p>
  );
}

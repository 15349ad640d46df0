import {useEffect, useId, useRef} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {usePanels} from '~/ui/panels';
import styles from './CartDialog.module.css';
import {CartContents} from './CartContents';
import {useCart} from '../browser/CartProvider';
import {messages} from './messages';

/** The cart's dialog, which slides in from the right. Escape, a click on the backdrop and the close button close it. */
export function CartDialog() {
  const t = useMessages(messages);
  const {openPanel, close} = usePanels();
  const {view, refresh} = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOpen = openPanel === 'cart';

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
    if (isOpen) refresh();
  }, [isOpen, refresh]);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            <span>{t.title}</span>
            {!!view?.count && (
              <sup className="annotation">
                <span className="visually-hidden">, </span>
                <span>{view.count}</span>
              </sup>
            )}
          </h2>
          <button type="button" className={styles.close} aria-label={t.close} onClick={close}>
            <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
              <path d="m3 3 14 14M17 3 3 17" />
            </svg>
          </button>
        </header>
        {isOpen && <CartContents view={view} layout="panel" />}
      </div>
    </dialog>
  );
}

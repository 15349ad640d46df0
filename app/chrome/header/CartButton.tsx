import type {MouseEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {usePanels} from '~/ui/panels';
import {messages} from '../messages';
import countStyles from '../PageLink.module.css';
import styles from './Header.module.css';

/**
 * Opens the cart panel; a link to the cart's page for a new tab and without JavaScript. `onIntent` tells that a
 * click is likely.
 */
export function CartButton({count, onIntent}: {count: number; onIntent: () => void}) {
  const text = useMessages(messages);
  const {show} = usePanels();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show('cart');
  };
  return (
    <LocalLink
      to="/cart"
      prefetch="none"
      onClick={open}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={styles.link}
    >
      {text.cart}
      {count > 0 && (
        <>
          <sup aria-hidden="true" className={countStyles.count}>
            {count}
          </sup>
          <span className="visually-hidden">, {text.pieces(count)}</span>
        </>
      )}
    </LocalLink>
  );
}

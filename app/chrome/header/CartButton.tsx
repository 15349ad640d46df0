import type {MouseEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {usePanels} from '~/ui/panels';
import {messages} from '../messages';
import countStyles from '../PageLink.module.css';
import styles from './Header.module.css';

/**
 * The link to the cart's page. With JavaScript, a plain click opens the cart panel instead. `onIntent` is called when a click is likely.
 */
export function CartButton({count, onIntent}: {count: number; onIntent: () => void}) {
  const t = useMessages(messages);
  const {show} = usePanels();
  const openPanel = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show('cart');
  };
  return (
    <LocalLink
      to="/cart"
      prefetch="none"
      onClick={openPanel}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={styles.link}
    >
      <span>{t.cart}</span>
      {count > 0 && (
        <>
          <sup aria-hidden="true" className={countStyles.count}>
            {count}
          </sup>
          <span className="visually-hidden">{`, ${t.pieces(count)}`}</span>
        </>
      )}
    </LocalLink>
  );
}

import {useLocation} from '@remix-run/react';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {messages} from './messages';
import {currentState, pages, type PageName} from './navigation';
import styles from './PageLink.module.css';

/** A link to one of the site's pages, with an optional count. */
export function PageLink({page, count, className}: {page: PageName; count?: number; className?: string}) {
  const t = useMessages(messages);
  const {pathname} = useLocation();
  return (
    <LocalLink to={pages[page]} aria-current={currentState(pathname, pages[page])} className={className}>
      <span>{t[page]}</span>
      {count ? (
        <sup className={styles.count}>
          <span className="visually-hidden">, </span>
          <span>{count}</span>
        </sup>
      ) : null}
    </LocalLink>
  );
}

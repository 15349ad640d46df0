import {useLocation} from '@remix-run/react';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {messages} from './messages';
import {currentState, pages, type PageName} from './navigation';
import styles from './PageLink.module.css';

/** A link to one of the site's pages; a count stands beside it like a drawing's annotation. */
export function PageLink({page, count, className}: {page: PageName; count?: number; className?: string}) {
  const text = useMessages(messages);
  const {pathname} = useLocation();
  return (
    <LocalLink to={pages[page]} aria-current={currentState(pathname, pages[page])} className={className}>
      {text[page]}
      {count ? <sup className={styles.count}>{count}</sup> : null}
    </LocalLink>
  );
}

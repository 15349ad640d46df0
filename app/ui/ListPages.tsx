import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import type {ListPage} from '~/platform/listPage';
import {ButtonLink} from './Button';
import {useLazyComponent, whenIdle} from './lazyComponent';
import styles from './ListPages.module.css';
import type {LoadMoreProps} from './LoadMore';

const messages = defineMessages({
  de: {pages: 'Seiten', previous: 'Vorherige Seite', next: 'Mehr zeigen'},
  en: {pages: 'Pages', previous: 'Previous page', next: 'Show more'},
});

const importLoadMore = () => import('./LoadMore').then(({LoadMore}) => LoadMore);

/** The pages that were loaded below the lists of the last visits, by the key of the history entry, so that Back shows them again. */
const loadedPages = new Map<string, unknown[]>();

/** Maximum number of such lists in memory. The oldest are evicted. */
const maxLists = 10;

interface ListPagesProps<Data> {
  /** The loader data of the first page. */
  data: Data;
  /** Renders the list from the loader data of all shown pages. */
  children: (pages: Data[]) => ReactNode;
}

/** A paginated list with links to its other pages. With JavaScript the link to the next page loads that page below the list. */
export function ListPages<Data extends {listPage: ListPage}>({data, children}: ListPagesProps<Data>) {
  const t = useMessages(messages);
  const {key} = useLocation();
  const [, setCount] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const [LoadMore, loadLoadMore] = useLazyComponent<LoadMoreProps<Data>>(importLoadMore);
  const {previous, next: secondPage} = data.listPage;
  useEffect(() => {
    if (secondPage) return whenIdle(() => void loadLoadMore(), {fallbackDelay: 200});
  }, [secondPage, loadLoadMore]);

  const pages = [data, ...((loadedPages.get(key) ?? []) as Data[])];
  const {next} = pages.at(-1)?.listPage ?? data.listPage;
  const addPage = (page: Data) => {
    // Deleted first, so that the list becomes the newest of the map.
    loadedPages.delete(key);
    loadedPages.set(key, [...pages.slice(1), page]);
    const [oldest] = loadedPages.keys();
    if (loadedPages.size > maxLists && oldest !== undefined) loadedPages.delete(oldest);
    setCount(pages.length);
  };
  return (
    <>
      <div ref={list}>{children(pages)}</div>
      {(previous || secondPage) && (
        <nav ref={nav} className={styles.pages} aria-label={t.pages}>
          {previous && (
            <ButtonLink to={previous} rel="prev">
              {t.previous}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={next} rel="next">
              {t.next}
            </ButtonLink>
          )}
          {LoadMore && <LoadMore key={key} nav={nav} list={list} next={next} onLoad={addPage} />}
        </nav>
      )}
    </>
  );
}

import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {defineMessages} from '~/i18n/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import type {ListPage} from '~/platform/listPage';
import {ButtonLink} from './Button';
import {useLateComponent, whenIdle} from './lateCode';
import styles from './ListPages.module.css';
import type {LoadMoreProps} from './LoadMore';

const messages = defineMessages({
  de: {pages: 'Seiten', previous: 'Vorherige Seite', next: 'Mehr zeigen'},
  en: {pages: 'Pages', previous: 'Previous page', next: 'Show more'},
});

const importLoadMore = () => import('./LoadMore').then(({LoadMore}) => LoadMore);

/** The pages that were loaded below each list of this visit, by the key of the visit in the history: Back shows them again. */
const loaded = new Map<string, unknown[]>();

interface ListPagesProps<Data> {
  /** Of the page in the URL. */
  data: Data;
  /** The list with the entries of some pages. */
  children: (pages: Data[]) => ReactNode;
}

/**
 * A list that goes on on other pages (rule 9.6). The links work without a script. With one, the next page is loaded below
 * this one.
 */
export function ListPages<Data extends {page: ListPage}>({data, children}: ListPagesProps<Data>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {key} = useLocation();
  const [, setCount] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const [LoadMore, loadLoadMore] = useLateComponent<LoadMoreProps<Data>>(importLoadMore);
  const {previous, next: hasMore} = data.page;
  useEffect(
    () => (hasMore ? whenIdle(() => void loadLoadMore(), {fallbackDelay: 200}) : undefined),
    [hasMore, loadLoadMore],
  );

  const pages = [data, ...((loaded.get(key) ?? []) as Data[])];
  const {next} = pages.at(-1)?.page ?? data.page;
  const add = (page: Data) => {
    loaded.set(key, [...pages.slice(1), page]);
    setCount(pages.length);
  };
  return (
    <>
      <div ref={list}>{children(pages)}</div>
      {(previous || hasMore) && (
        <nav ref={nav} lang={language} className={styles.pages} aria-label={t.pages}>
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
          {LoadMore && <LoadMore key={key} nav={nav} list={list} next={next} onLoad={add} />}
        </nav>
      )}
    </>
  );
}

import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {localizedPath} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';

const messages = defineMessages({
  de: {
    loaded: (count: number) => (count === 1 ? '1 weiterer Eintrag geladen' : `${count} weitere Einträge geladen`),
  },
  en: {
    loaded: (count: number) => (count === 1 ? '1 more item loaded' : `${count} more items loaded`),
  },
});

export interface LoadMoreProps<Data> {
  /** Contains the link to the next page, if there is one. */
  nav: RefObject<HTMLElement>;
  /** Contains the list as its first element. */
  list: RefObject<HTMLElement>;
  next?: string;
  onLoad: (page: Data) => void;
}

/**
 * Makes the link to the next page load that page below the list. The focus moves to the first new entry, and screen readers announce
 * the number of new entries.
 */
export function LoadMore<Data>({nav, list, next, onLoad}: LoadMoreProps<Data>) {
  const t = useMessages(messages);
  const nextPath = localizedPath(next ?? '', useLanguage());
  const {data, load} = useFetcher<Data>();
  /** The number of entries before a page is loaded; 0 while none is being loaded. */
  const [countBefore, setCountBefore] = useState(0);
  const [newCount, setNewCount] = useState(0);
  const lastData = useRef<unknown>();

  useEffect(() => {
    const nextLink = nav.current?.querySelector<HTMLElement>('[rel=next]');
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // The router ignores a click whose default is prevented.
      event.preventDefault();
      setCountBefore(entriesOf(list).length);
      load(nextPath);
    };
    nextLink?.addEventListener('click', onClick);
    return () => nextLink?.removeEventListener('click', onClick);
  }, [nav, list, load, nextPath]);

  useEffect(() => {
    if (!data || data === lastData.current) return;
    lastData.current = data;
    onLoad(data as Data);
  }, [data, onLoad]);

  useEffect(() => {
    const entries = entriesOf(list);
    if (!countBefore || entries.length <= countBefore) return;
    focusEntry(entries[countBefore]);
    setNewCount(entries.length - countBefore);
    setCountBefore(0);
    // The effect depends on `next`, because `next` changes when the new entries are rendered.
  }, [list, next, countBefore]);

  return (
    <p className="visually-hidden" role="status">
      {newCount > 0 && t.loaded(newCount)}
    </p>
  );
}

const entriesOf = ({current}: RefObject<HTMLElement>): ArrayLike<Element> => current?.firstElementChild?.children ?? [];

/** Focuses the first focusable element of an entry, else the entry itself. */
function focusEntry(entry: Element | undefined) {
  const target = entry?.querySelector<HTMLElement>('a, summary, button') ?? entry;
  if (!(target instanceof HTMLElement)) return;
  if (target === entry && !target.matches('a, button')) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

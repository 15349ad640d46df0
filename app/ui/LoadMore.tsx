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
    loaded: (count: number) => (count === 1 ? '1 more entry loaded' : `${count} more entries loaded`),
  },
});

export interface LoadMoreProps<Data> {
  /** Holds the link to the next page, while there is one. */
  nav: RefObject<HTMLElement>;
  /** Holds the list: its first element, or the one marked by `data-entries`. */
  list: RefObject<HTMLElement>;
  next?: string;
  onLoad: (page: Data) => void;
}

/**
 * Lets the link to the next page load it below the list instead. The focus goes to the first new entry, and a screen reader
 * hears how many there are.
 */
export function LoadMore<Data>({nav, list, next, onLoad}: LoadMoreProps<Data>) {
  const t = useMessages(messages);
  const to = localizedPath(next ?? '', useLanguage());
  const {data, load} = useFetcher<Data>();
  const [shown, setShown] = useState(0);
  const [count, setCount] = useState(0);
  const taken = useRef<unknown>();

  useEffect(() => {
    const element = nav.current?.querySelector<HTMLElement>('[rel=next]');
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // The router leaves a click alone that is prevented already.
      event.preventDefault();
      setShown(entriesOf(list).length);
      load(to);
    };
    element?.addEventListener('click', click);
    return () => element?.removeEventListener('click', click);
  }, [nav, list, load, to]);

  useEffect(() => {
    if (!data || data === taken.current) return;
    taken.current = data;
    onLoad(data as Data);
  }, [data, onLoad]);

  useEffect(() => {
    const entries = entriesOf(list);
    if (!shown || entries.length <= shown) return;
    focusOn(entries[shown]);
    setCount(entries.length - shown);
    setShown(0);
    // With the new entries comes the path of the page behind them.
  }, [list, next, shown]);

  return (
    <p className="visually-hidden" role="status">
      {count > 0 && t.loaded(count)}
    </p>
  );
}

const entriesOf = ({current}: RefObject<HTMLElement>): ArrayLike<Element> =>
  (current?.querySelector('[data-entries]') ?? current?.firstElementChild)?.children ?? [];

/** What can be opened of an entry, else the entry itself. */
function focusOn(entry: Element | undefined) {
  const target = entry?.querySelector<HTMLElement>('a, summary, button') ?? entry;
  if (!(target instanceof HTMLElement)) return;
  if (target === entry && !target.matches('a, button')) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

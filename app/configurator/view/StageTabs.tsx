import {useContext, useEffect, useRef, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {NonceContext} from '~/platform/document/nonce';
import {earlyTabs} from './earlyTabs';
import {messages} from './messages';
import styles from './stage.module.css';

/** How a piece is looked at. */
export type Way = 'view' | 'drawing' | 'photo';

interface StageTabsProps {
  /** Ids of tabs and panels begin with it. */
  id: string;
  ways: readonly Way[];
  shown: Way;
  onShow(way: Way): void;
}

/**
 * The ways to look at a piece as tabs. Arrow keys, Home and End go from one to the next. What was pressed before the code came
 * counts (rule 11.26).
 */
export function StageTabs({id, ways, shown, onShow}: StageTabsProps) {
  const t = useMessages(messages);
  const nonce = useContext(NonceContext);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {dataset} = list.current ?? {};
    if (!dataset) return;
    const pressed = ways.find((way) => way === dataset.early);
    dataset.early = 'over';
    if (pressed) onShow(pressed);
    // Once, when the code has come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (ways.length < 2) return null;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = ways.indexOf(shown);
    const last = ways.length - 1;
    const to = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + ways.length) % ways.length;
    onShow(ways[index]!);
    (event.currentTarget.children[index] as HTMLElement).focus();
  };
  return (
    <>
      {/* The tabs inside have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={t.ways} className={`${styles.tabs} only-script`} onKeyDown={move}>
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            role="tab"
            id={`${id}${way}-tab`}
            value={way}
            aria-selected={way === shown}
            aria-controls={way === 'view' && shown !== 'view' ? undefined : `${id}${way}`}
            tabIndex={way === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(way)}
          >
            {t[way]}
          </button>
        ))}
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? earlyTabs : ''}}
      />
    </>
  );
}

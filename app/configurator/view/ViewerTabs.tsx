import {useContext, useEffect, useRef, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {NonceContext} from '~/platform/document/nonce';
import {preHydrationTabs} from './preHydrationTabs';
import {messages} from './messages';
import styles from './viewer.module.css';

export type ViewerTab = 'view' | 'drawing' | 'photo';

interface ViewerTabsProps {
  /** The prefix of the ids of tabs and panels. */
  id: string;
  tabs: readonly ViewerTab[];
  shown: ViewerTab;
  onShow(tab: ViewerTab): void;
}

/**
 * The views of a piece as tabs. Arrow keys, Home and End move between them. A press before hydration counts.
 */
export function ViewerTabs({id, tabs, shown, onShow}: ViewerTabsProps) {
  const t = useMessages(messages);
  const nonce = useContext(NonceContext);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {dataset} = list.current ?? {};
    if (!dataset) return;
    const pressed = tabs.find((tab) => tab === dataset.early);
    dataset.early = 'over';
    if (pressed) onShow(pressed);
    // Runs once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (tabs.length < 2) return null;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.indexOf(shown);
    const last = tabs.length - 1;
    const to = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    onShow(tabs[index]!);
    (event.currentTarget.children[index] as HTMLElement).focus();
  };
  return (
    <>
      {/* The tabs inside have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={t.ways} className={`${styles.tabs} only-script`} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}-tab`}
            value={tab}
            aria-selected={tab === shown}
            aria-controls={tab === 'view' && shown !== 'view' ? undefined : `${id}${tab}`}
            tabIndex={tab === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(tab)}
          >
            {t[tab]}
          </button>
        ))}
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? preHydrationTabs : ''}}
      />
    </>
  );
}

import {useContext, useEffect, useRef, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {NonceContext} from '~/platform/document/nonce';
import {messages} from './messages';
import styles from './viewer.module.css';

export type ViewerTab = 'view' | 'drawing' | 'photo';

interface ViewerTabsProps {
  /** The prefix of the ids of tabs and panels. */
  id: string;
  tabs: readonly ViewerTab[];
  shownTab: ViewerTab;
  onShow(tab: ViewerTab): void;
}

/**
 * The views of a piece as tabs. Arrow keys, Home and End move between them. A press before hydration takes effect afterwards.
 */
export function ViewerTabs({id, tabs, shownTab, onShow}: ViewerTabsProps) {
  const t = useMessages(messages);
  const nonce = useContext(NonceContext);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {dataset} = list.current ?? {};
    if (!dataset) return;
    const pressedTab = tabs.find((tab) => tab === dataset.early);
    dataset.early = 'over';
    if (pressedTab) onShow(pressedTab);
    // Runs once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (tabs.length < 2) return null;
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const shownIndex = tabs.indexOf(shownTab);
    const last = tabs.length - 1;
    const target = {ArrowLeft: shownIndex - 1, ArrowRight: shownIndex + 1, Home: 0, End: last}[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    onShow(tabs[index]!);
    (event.currentTarget.children[index] as HTMLElement).focus();
  };
  return (
    <>
      {/* The tabs inside have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={t.tabs} className={`${styles.tabs} only-script`} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}-tab`}
            value={tab}
            aria-selected={tab === shownTab}
            aria-controls={tab === 'view' && shownTab !== 'view' ? undefined : `${id}${tab}`}
            tabIndex={tab === shownTab ? 0 : -1}
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

/**
 * A script for the time before hydration: a press on a tab shows its panel at once, and `data-early` stores the tab's value. The tab
 * of the 3D view shows the drawing until hydration. The script listens at the window, because React stops events in a part that isn't
 * hydrated yet. `ViewerTabs` ends it with the value `over`.
 */
const preHydrationTabs = `(() => {
  const list = document.currentScript.previousElementSibling;
  addEventListener('click', function early({target}) {
    if (list.dataset.early === 'over' || !list.isConnected) return removeEventListener('click', early, true);
    const pressed = list.contains(target) && target.closest('[role=tab]');
    if (!pressed) return;
    list.dataset.early = pressed.value;
    const shown = pressed.value === 'view' ? 'drawing' : pressed.value;
    for (const tab of list.children) {
      const isShown = tab.value === shown;
      tab.setAttribute('aria-selected', isShown);
      tab.tabIndex = isShown ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls'));
      if (panel) panel.hidden = !isShown;
    }
  }, true);
})()`;

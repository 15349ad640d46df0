import type {KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {stageMessages} from './messages';
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

/** The ways to look at a piece as tabs. Arrow keys, Home and End go from one to the next. */
export function StageTabs({id, ways, shown, onShow}: StageTabsProps) {
  const t = useMessages(stageMessages);
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
    // The tabs inside have the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={t.ways} className={`${styles.tabs} only-script`} onKeyDown={move}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          role="tab"
          id={`${id}${way}-tab`}
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
  );
}

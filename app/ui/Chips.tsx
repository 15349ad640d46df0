import {useEffect, useRef, useState} from 'react';
import styles from './Chips.module.css';
import {LocalLink} from './LocalLink';

/** From this scroll offset on, in px, the chips stay at the top of the window. */
const stickyOffset = 100;

interface Chip {
  /** Path without its language. */
  to: string;
  label: string;
  /** The number of entries. */
  count?: number;
  current: boolean;
}

/** The filter of a list. Each chip is a link, so a choice can be shared and needs no script. */
export function Chips({chips, label}: {chips: readonly Chip[]; label: string}) {
  const isSticky = useIsScrolledPast(stickyOffset);
  const list = useRef<HTMLUListElement>(null);
  const currentIndex = chips.findIndex(({current}) => current);
  // On a phone the row of chips is wider than the window, so the current chip is scrolled into view.
  useEffect(() => {
    const currentChip = list.current?.querySelector<HTMLElement>('[aria-current=true]');
    if (currentChip) list.current?.scrollTo({left: currentChip.offsetLeft - currentChip.offsetWidth});
  }, [currentIndex]);
  return (
    <nav className={styles.place} aria-label={label} data-sticky={isSticky}>
      <div className={styles.bar}>
        <ul ref={list} className={styles.chips}>
          {chips.map(({to, label: text, count, current}) => (
            <li key={to}>
              {/* The filtered list may be shorter than the scroll position, so a choice in the sticky bar scrolls to the top. */}
              <LocalLink to={to} className={styles.chip} aria-current={current} preventScrollReset={!isSticky}>
                <span>{text}</span>
                {count !== undefined && (
                  <span className={styles.count}>
                    <span className="visually-hidden">, </span>
                    <span>{count}</span>
                  </span>
                )}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Whether the page is scrolled further than `offset`, in px. */
function useIsScrolledPast(offset: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > offset);
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, [offset]);
  return isPast;
}

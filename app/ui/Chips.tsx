import {useEffect, useRef, useState} from 'react';
import styles from './Chips.module.css';
import {LocalLink} from './LocalLink';

/** From this scroll offset on, in px, the chips stay at the top of the window (rule 6.10). */
const stickyOffset = 100;

interface Chip {
  /** Path without its language. */
  to: string;
  label: string;
  /** How many entries it leads to. */
  count?: number;
  current: boolean;
}

/** The filter of a list. Each chip is a link, so a choice can be shared and needs no script. */
export function Chips({chips, label}: {chips: readonly Chip[]; label: string}) {
  const sticky = useScrolledPast(stickyOffset);
  const list = useRef<HTMLUListElement>(null);
  const chosen = chips.findIndex(({current}) => current);
  // On a phone the row of chips is wider than the window: the chosen one is scrolled into view.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=true]');
    if (current) list.current?.scrollTo({left: current.offsetLeft - current.offsetWidth});
  }, [chosen]);
  return (
    <nav className={styles.place} aria-label={label} data-sticky={sticky}>
      <div className={styles.bar}>
        <ul ref={list} className={styles.chips}>
          {chips.map(({to, label: text, count, current}) => (
            <li key={to}>
              {/* The list of a choice may end above the scroll position: chosen from the sticky bar, it starts at the top. */}
              <LocalLink to={to} className={styles.chip} aria-current={current} preventScrollReset={!sticky}>
                {text}
                {count !== undefined && (
                  <span className={styles.count}>
                    <span className="visually-hidden">, </span>
                    {count}
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
function useScrolledPast(offset: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > offset);
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, [offset]);
  return past;
}

import {useEffect, useRef} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {useScrolledPast} from '~/ui/useScrolledPast';
import styles from './FilterChips.module.css';
import {projectListMessages} from './projectListMessages';
import {filterPath, type ServiceFilter} from './projectFilter';

/** From this scroll offset on, in px, the chips stay at the top of the window (rule 6.10). */
const stickyOffset = 100;

interface FilterChipsProps {
  filters: ServiceFilter[];
  total: number;
  chosen: string | null;
}

/** The filter of the project list. Each chip is a link, so a choice can be shared and needs no script. */
export function FilterChips({filters, total, chosen}: FilterChipsProps) {
  const t = useMessages(projectListMessages);
  const sticky = useScrolledPast(stickyOffset);
  const chips = useRef<HTMLUListElement>(null);
  // On a phone the row of chips is wider than the window: the chosen one is scrolled into view.
  useEffect(() => {
    const current = chips.current?.querySelector<HTMLElement>('[aria-current=true]');
    if (current) chips.current?.scrollTo({left: current.offsetLeft - current.offsetWidth});
  }, [chosen]);
  if (filters.length === 0) return null;
  const chip = (to: string, label: string, count: number, current: boolean) => (
    <li key={to}>
      {/* The list of a choice may end above the scroll position: chosen from the sticky bar, it starts at the top. */}
      <LocalLink to={to} className={styles.chip} aria-current={current} preventScrollReset={!sticky}>
        {label}
        <span className={styles.count}>
          <span className="visually-hidden">, </span>
          {count}
        </span>
      </LocalLink>
    </li>
  );
  return (
    <nav className={styles.place} aria-label={t.filter} data-sticky={sticky}>
      <div className={styles.bar}>
        <ul ref={chips} className={styles.chips}>
          {chip('/projects', t.allProjects, total, !chosen)}
          {filters.map(({handle, title, count}) => chip(filterPath(handle), title, count, chosen === handle))}
        </ul>
      </div>
    </nav>
  );
}

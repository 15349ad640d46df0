import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import styles from './FilterChips.module.css';
import {contentMessages} from './messages';
import {filterParameter, type ServiceFilter} from './projectFilter';

/** The filter of the project list. Each chip is a link, so a choice can be shared and needs no script. */
export function FilterChips({filters, total, chosen}: {filters: ServiceFilter[]; total: number; chosen: string | null}) {
  const t = useMessages(contentMessages);
  return (
    <nav className={styles.bar} aria-label={t.filter}>
      <ul className={styles.chips}>
        <Chip to="/projects" label={t.allProjects} count={total} current={!chosen} />
        {filters.map(({handle, title, count}) => (
          <Chip
            key={handle}
            to={`/projects?${filterParameter}=${encodeURIComponent(handle)}`}
            label={title}
            count={count}
            current={chosen === handle}
          />
        ))}
      </ul>
    </nav>
  );
}

function Chip({to, label, count, current}: {to: string; label: string; count: number; current: boolean}) {
  return (
    <li>
      <LocalLink to={to} className={styles.chip} aria-current={current} preventScrollReset replace>
        {label}
        <span className={styles.count}>{count}</span>
      </LocalLink>
    </li>
  );
}

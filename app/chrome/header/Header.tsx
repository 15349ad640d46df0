import type {ReactElement} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {SearchIcon} from '~/search/SearchField';
import {LocalLink} from '~/ui/LocalLink';
import type {ChromeData} from '../chromeData';
import {Menu} from '../menu/Menu';
import {messages} from '../messages';
import {headerPages} from '../navigation';
import {PageLink} from '../PageLink';
import styles from './Header.module.css';
import {useHeaderState} from './useHeaderState';

export function Header({data, cartButton}: {data: ChromeData | null; cartButton: ReactElement}) {
  const t = useMessages(messages);
  const projectCount = data?.projectCount;
  return (
    <header className={styles.header} data-state={useHeaderState()}>
      <LocalLink to="/" className={styles.logo}>
        <span>{brand.name}</span>
        <span className="visually-hidden">{` ${t.homeLink}`}</span>
      </LocalLink>
      <nav className={styles.navigation} aria-label={t.mainNavigation}>
        <ul>
          {headerPages.map((page) => (
            <li key={page}>
              <PageLink page={page} count={page === 'projects' ? projectCount : undefined} className={styles.link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>
        <LocalLink to="/search" aria-label={t.search} className={styles.search}>
          <SearchIcon />
        </LocalLink>
        {cartButton}
        <Menu projectCount={projectCount ?? 0} newestProject={data?.newestProject} social={data?.social ?? []} />
      </div>
    </header>
  );
}

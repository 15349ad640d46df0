import type {ReactNode} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import type {Chrome} from '../data';
import {Menu} from '../menu/Menu';
import {messages} from '../messages';
import {headerPages} from '../navigation';
import {PageLink} from '../PageLink';
import styles from './Header.module.css';
import {useHeaderState} from './useHeaderState';

export function Header({chrome, cartButton}: {chrome: Chrome | null; cartButton: ReactNode}) {
  const text = useMessages(messages);
  const projects = chrome?.projects.length;
  return (
    <header className={styles.header} data-state={useHeaderState()}>
      <LocalLink to="/" className={styles.logo}>
        {brand.name}
        <span className="visually-hidden"> {text.homeLink}</span>
      </LocalLink>
      <nav className={styles.navigation} aria-label={text.mainNavigation}>
        <ul>
          {headerPages.map((page) => (
            <li key={page}>
              <PageLink page={page} count={page === 'projects' ? projects : undefined} className={styles.link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>
        {cartButton}
        <Menu projects={chrome?.projects ?? []} social={chrome?.social ?? []} />
      </div>
    </header>
  );
}

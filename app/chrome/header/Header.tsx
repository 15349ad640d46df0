import {useEffect, useState, type ReactElement} from 'react';
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

/** At the top the header is transparent. Further down it shows when the page scrolls up and hides when it scrolls down. */
type HeaderState = 'top' | 'shown' | 'hidden';

/** Below this offset, in px, the header always shows (rule 4.3). */
const topOffset = 10;

/** The state of the header after scrolling from `previousY` to `currentY`, in px from the top of the page. */
function headerState(state: HeaderState, previousY: number, currentY: number): HeaderState {
  if (currentY < topOffset) return 'top';
  if (currentY > previousY) return 'hidden';
  if (currentY < previousY || state === 'top') return 'shown';
  return state;
}

function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('top');
  useEffect(() => {
    let lastY = window.scrollY;
    const update = () => {
      const currentY = window.scrollY;
      const previousY = lastY;
      lastY = currentY;
      setState((current) => headerState(current, previousY, currentY));
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, []);
  return state;
}

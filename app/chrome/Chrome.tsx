import {useMatches} from '@remix-run/react';
import {useEffect, type ReactNode} from 'react';
import {Booking} from '~/booking/Booking';
import {useMessages} from '~/i18n/useLanguage';
import {whenIdle} from '~/ui/lateCode';
import {savesData} from '~/ui/LocalLink';
import {productPictureSizes} from '~/platform/images';
import {useDoubleClickGuard} from '~/ui/useDoubleClickGuard';
import {AnnouncementBar} from './announcement/AnnouncementBar';
import type {ChromeData} from './chromeData';
import styles from './Chrome.module.css';
import {Footer} from './footer/Footer';
import {Header} from './header/Header';
import {messages} from './messages';
import {footerCard} from './pageHandle';
import {usePointerEffects} from './pointer/usePointerEffects';
import {RouteAnnouncer} from './RouteAnnouncer';

interface ChromeProps {
  /** Nothing when the store gave no answer: the chrome then shows what needs no store. */
  data: ChromeData | null;
  cartButton: ReactNode;
  children: ReactNode;
}

// Without it the next page fetches its picture itself.
const loadNextPictures = () =>
  void import('~/ui/nextPicture').then(
    ({fetchNextPictures}) => fetchNextPictures(productPictureSizes),
    () => {},
  );

/** What stands around every page: announcement bar, header, booking button, footer. */
export function Chrome({data, cartButton, children}: ChromeProps) {
  const t = useMessages(messages);
  const matches = useMatches();
  const announcements = data?.announcements ?? [];
  usePointerEffects();
  useEffect(() => (savesData() ? undefined : whenIdle(loadNextPictures, {fallbackDelay: 2000})), []);
  useDoubleClickGuard();
  // Whether a scroll bar takes room of the page, which CSS can't know.
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  });
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t.skip}
      </a>
      {announcements.length > 0 && <AnnouncementBar announcements={announcements} />}
      <Header data={data} cartButton={cartButton} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Booking />
      <Footer data={data} card={footerCard(matches)} />
      <RouteAnnouncer />
    </>
  );
}

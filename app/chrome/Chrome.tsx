import {useLocation} from '@remix-run/react';
import {memo, useEffect, useRef, useState, type ReactElement, type ReactNode} from 'react';
import {Booking} from '~/booking/Booking';
import {useMessages} from '~/i18n/useLanguage';
import {rememberClickedPicture} from '~/ui/clickedPicture';
import {useDoubleClickGuard} from '~/ui/useDoubleClickGuard';
import {AnnouncementBar} from './announcement/AnnouncementBar';
import styles from './Chrome.module.css';
import type {ChromeData} from './chromeData';
import {Footer} from './footer/Footer';
import {Header} from './header/Header';
import {messages} from './messages';
import {usePointerEffects} from './pointer/usePointerEffects';

interface ChromeProps {
  /** `null` when the store didn't answer. Then header and footer show only what needs no store. */
  data: ChromeData | null;
  cartButton: ReactElement;
  children: ReactNode;
}

/**
 * The frame of every page: announcement bar, header, booking button, footer. Memoized, because the router renders its parent at each of
 * its states: after a tap the old page's frame would be rendered once more before the next page.
 */
export const Chrome = memo(function Chrome({data, cartButton, children}: ChromeProps) {
  const t = useMessages(messages);
  const announcements = data?.announcements ?? [];
  usePointerEffects();
  useEffect(() => {
    // Before the router handles the click.
    document.addEventListener('click', rememberClickedPicture, true);
    return () => document.removeEventListener('click', rememberClickedPicture, true);
  }, []);
  useDoubleClickGuard();
  useEffect(() => {
    // For styles, because CSS can't detect whether a scroll bar takes space from the page.
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
      <Footer data={data} />
      <RouteAnnouncer />
    </>
  );
});

/** Announces the title of the page to screen readers after a client-side navigation. */
function RouteAnnouncer() {
  const {pathname} = useLocation();
  const [title, setTitle] = useState('');
  const announcedPath = useRef(pathname);
  useEffect(() => {
    if (announcedPath.current !== pathname) setTitle(document.title);
    announcedPath.current = pathname;
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}

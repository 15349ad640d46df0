import {useMatches} from '@remix-run/react';
import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {AnnouncementBar} from './announcement/AnnouncementBar';
import type {Chrome} from './data';
import {Footer} from './footer/Footer';
import styles from './Frame.module.css';
import {footerCard} from './handle';
import {Header} from './header/Header';
import {messages} from './messages';
import {RouteAnnouncer} from './RouteAnnouncer';
import {usePointerEffects} from './pointer/usePointerEffects';

interface FrameProps {
  /** Nothing when the store gave no answer: the frame then shows what it knows by itself. */
  chrome: Chrome | null;
  cartButton: ReactNode;
  children: ReactNode;
}

/** What stands around every page. */
export function Frame({chrome, cartButton, children}: FrameProps) {
  const text = useMessages(messages);
  const matches = useMatches();
  const announcements = chrome?.announcements ?? [];
  usePointerEffects();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {text.skip}
      </a>
      {announcements.length > 0 && <AnnouncementBar announcements={announcements} />}
      <Header chrome={chrome} cartButton={cartButton} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer chrome={chrome} card={footerCard(matches)} />
      <RouteAnnouncer />
    </>
  );
}

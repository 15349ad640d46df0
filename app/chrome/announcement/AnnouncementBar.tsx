import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useLateComponent} from '~/ui/lateCode';
import {messages} from '../messages';
import type {Announcement} from './announcement';
import styles from './AnnouncementBar.module.css';
import {Message} from './Message';

const importControls = () => import('./Controls').then((module) => module.default);

/**
 * The bar above the header. Its first message needs no script; the controls, and what makes the messages change, come with code of
 * their own.
 */
export function AnnouncementBar({announcements}: {announcements: Announcement[]}) {
  const t = useMessages(messages);
  const bar = useRef<HTMLElement>(null);
  const [shown, setShown] = useState({index: 0, silent: true});
  const [Controls, loadControls] = useLateComponent(importControls);
  useEffect(() => void loadControls(), [loadControls]);
  const dismissible = announcements.some((announcement) => announcement.dismissible);
  return (
    <section
      ref={bar}
      aria-label={t.announcements}
      className={[styles.bar, dismissible && styles.dismissible].filter(Boolean).join(' ')}
    >
      <ul className={styles.messages} aria-live={shown.silent ? 'off' : 'polite'}>
        {announcements.map((announcement, position) => (
          <li key={announcement.id} className={styles.message} data-current={position === shown.index}>
            <Message announcement={announcement} />
          </li>
        ))}
      </ul>
      {Controls && <Controls bar={bar} announcements={announcements} onShow={setShown} />}
    </section>
  );
}

import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useLazyComponent} from '~/ui/lazyComponent';
import {LocalLink} from '~/ui/LocalLink';
import {messages} from '../messages';
import type {Announcement} from './announcement';
import styles from './AnnouncementBar.module.css';

const importControls = () => import('./Controls').then((module) => module.default);

/** The bar above the header. It shows its first message without a script. The code of the controls and the rotation loads later. */
export function AnnouncementBar({announcements}: {announcements: Announcement[]}) {
  const t = useMessages(messages);
  const bar = useRef<HTMLElement>(null);
  const [visibleMessage, setVisibleMessage] = useState({index: 0, isSilent: true});
  const [Controls, loadControls] = useLazyComponent(importControls);
  useEffect(() => void loadControls(), [loadControls]);
  const isDismissible = announcements.some((announcement) => announcement.dismissible);
  return (
    <section
      ref={bar}
      aria-label={t.announcements}
      className={[styles.bar, isDismissible && styles.dismissible].filter(Boolean).join(' ')}
    >
      <ul className={styles.messages} aria-live={visibleMessage.isSilent ? 'off' : 'polite'}>
        {announcements.map((announcement, index) => (
          <li key={announcement.id} className={styles.message} data-current={index === visibleMessage.index}>
            <Message announcement={announcement} />
          </li>
        ))}
      </ul>
      {Controls && <Controls bar={bar} announcements={announcements} onShow={setVisibleMessage} />}
    </section>
  );
}

/** A message with its link. If the link has no label, the whole message is the link. */
function Message({announcement: {message, link}}: {announcement: Announcement}) {
  if (!link) return <span className={styles.text}>{message}</span>;
  const label = link.label || message;
  return (
    <>
      {link.label && <span className={styles.text}>{`${message} `}</span>}
      {link.href.startsWith('/') ? (
        <LocalLink to={link.href} className={styles.link}>
          {label}
        </LocalLink>
      ) : (
        <a href={link.href} className={styles.link}>
          {label}
        </a>
      )}
    </>
  );
}

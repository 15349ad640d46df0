import {useRef} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Arrow} from '~/ui/Arrow';
import {useLayoutOffset} from '~/ui/useLayoutOffset';
import {messages} from '../messages';
import type {Announcement} from './announcement';
import styles from './AnnouncementBar.module.css';
import {dismissAnnouncements} from './dismissal';
import {Message} from './Message';
import {useRotation} from './useRotation';

/** The bar above the header. A message that can be dismissed has a close button, which hides the bar for an hour (rule 5.4). */
export function AnnouncementBar({announcements}: {announcements: Announcement[]}) {
  const t = useMessages(messages);
  const bar = useRef<HTMLElement>(null);
  const {index, playing, silent, toggle, go, pauseHandlers} = useRotation(announcements.length);
  useLayoutOffset(bar, '--announcement');
  const dismissible = announcements.some((announcement) => announcement.dismissible);
  const dismiss = () => {
    dismissAnnouncements();
    document.getElementById('main')?.focus({preventScroll: true});
  };
  return (
    <section
      ref={bar}
      aria-label={t.announcements}
      className={[styles.bar, dismissible && styles.dismissible].filter(Boolean).join(' ')}
      {...pauseHandlers}
    >
      {announcements.length > 1 && (
        <div className={styles.controls}>
          <button type="button" aria-label={t.previous} className={styles.control} onClick={() => go(-1)}>
            <Arrow left className={styles.arrow} />
          </button>
          <span className={styles.position} aria-hidden="true">
            {index + 1}/{announcements.length}
          </span>
          <button type="button" aria-label={t.next} className={styles.control} onClick={() => go(1)}>
            <Arrow className={styles.arrow} />
          </button>
          <button
            type="button"
            aria-label={playing ? t.pause : t.play}
            className={[styles.control, playing ? styles.pause : styles.play].join(' ')}
            onClick={toggle}
          />
        </div>
      )}
      <ul className={styles.messages} aria-live={silent ? 'off' : 'polite'}>
        {announcements.map((announcement, position) => (
          <li key={announcement.id} className={styles.message} data-current={position === index}>
            <Message announcement={announcement} />
          </li>
        ))}
      </ul>
      {announcements[index]?.dismissible && (
        <button
          type="button"
          aria-label={t.dismiss}
          className={[styles.control, styles.close].join(' ')}
          onClick={dismiss}
        />
      )}
    </section>
  );
}

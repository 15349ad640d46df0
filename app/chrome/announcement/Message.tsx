import {LocalLink} from '~/ui/LocalLink';
import type {Announcement} from './announcement';
import styles from './AnnouncementBar.module.css';

/** A message with its link. If the link has no label, the whole message is the link. */
export function Message({announcement: {message, link}}: {announcement: Announcement}) {
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

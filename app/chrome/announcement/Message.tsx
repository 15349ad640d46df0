import {LocalLink} from '~/ui/LocalLink';
import type {Announcement} from './announcement';
import styles from './AnnouncementBar.module.css';

/** A message with its link; without a label the whole message is the link. */
export function Message({announcement: {message, link}}: {announcement: Announcement}) {
  if (!link) return <>{message}</>;
  const label = link.label || message;
  return (
    <>
      {link.label && `${message} `}
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

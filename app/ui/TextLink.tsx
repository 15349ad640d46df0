import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {LocalLink} from './LocalLink';
import styles from './TextLink.module.css';

interface TextLinkProps {
  to: string;
  /** Adds an arrow, for a link that isn't in running text. */
  arrow?: boolean;
  /** `none` for a path that changes often: Remix would request its route from the worker each time. */
  discover?: 'none';
  children: ReactNode;
}

/** An underlined link in running text. */
export function TextLink({to, arrow = false, discover, children}: TextLinkProps) {
  return (
    <LocalLink to={to} discover={discover} className={styles.link}>
      <span>{children}</span>
      {arrow && <Arrow className={styles.arrow} />}
    </LocalLink>
  );
}

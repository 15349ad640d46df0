import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {LocalLink} from './LocalLink';
import styles from './TextLink.module.css';

interface TextLinkProps {
  to: string;
  /** Adds an arrow, for a link that isn't in running text. */
  arrow?: boolean;
  children: ReactNode;
}

/** An underlined link in running text. */
export function TextLink({to, arrow = false, children}: TextLinkProps) {
  return (
    <LocalLink to={to} className={styles.link}>
      <span>{children}</span>
      {arrow && <Arrow className={styles.arrow} />}
    </LocalLink>
  );
}

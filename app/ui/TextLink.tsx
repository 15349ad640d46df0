import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {LocalLink} from './LocalLink';
import styles from './TextLink.module.css';

/** An underlined link in running text; `arrow` for one that stands alone. */
export function TextLink({to, arrow = false, children}: {to: string; arrow?: boolean; children: ReactNode}) {
  return (
    <LocalLink to={to} className={styles.link}>
      {children}
      {arrow && <Arrow className={styles.arrow} />}
    </LocalLink>
  );
}

import type {ReactNode} from 'react';
import {Arrow} from '~/ui/Arrow';
import styles from './LinkTitle.module.css';

interface LinkTitleProps {
  as?: 'h2' | 'span';
  className?: string;
  children: ReactNode;
}

/** The title of a link to a page, with an arrow at the end of the line. */
export function LinkTitle({as: Tag = 'span', className, children}: LinkTitleProps) {
  return (
    <Tag className={['heading', styles.title, className].filter(Boolean).join(' ')}>
      <span>{children}</span>
      <Arrow className={styles.arrow} />
    </Tag>
  );
}

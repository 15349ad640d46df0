import type {ReactNode} from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Only one disclosure of a group is open at a time. */
  group?: string;
  /** It begins so; the visitor opens and closes it. */
  open?: boolean;
  children: ReactNode;
}

/** A row between hairlines that opens; its plus turns to a minus. */
export function Disclosure({title, group, open, children}: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} {...(group && {name: group})}>
      <summary className={styles.summary}>
        {title}
        <PlusMinus />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** The plus of a `<summary>`, a minus while its `<details>` is open. */
export function PlusMinus() {
  return <span className={styles.sign} aria-hidden="true" />;
}

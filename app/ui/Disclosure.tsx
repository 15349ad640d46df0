import type {ReactElement, ReactNode} from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string | ReactElement;
  /** Only one disclosure of a group is open at a time. */
  group?: string;
  /** The initial state. */
  open?: boolean;
  onOpen?(): void;
  children: ReactNode;
}

/** A disclosure between hairlines, with a plus that turns to a minus. */
export function Disclosure({title, group, open, onOpen, children}: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      {...(group && {name: group})}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary className={styles.summary}>
        {typeof title === 'string' ? <span>{title}</span> : title}
        <PlusMinus />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** The icon of a `<summary>`: a plus, or a minus while its `<details>` is open. */
export function PlusMinus() {
  return <span className={styles.sign} aria-hidden="true" />;
}

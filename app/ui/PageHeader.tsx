import styles from './PageHeader.module.css';

/** The head of a page: its one `h1` and, if there is one, the text that introduces it. */
export function PageHeader({title, lead}: {title: string; lead?: string}) {
  return (
    <header className={styles.header}>
      <h1 className={`display ${styles.title}`}>{title}</h1>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </header>
  );
}

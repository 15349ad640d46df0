import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** A short line above the title. */
  annotation?: string;
  /** The text that introduces the page. */
  lead?: string;
}

/** The head of a page, with its one `h1`. */
export function PageHeader({title, annotation, lead}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        {annotation && <p className={`annotation ${styles.annotation}`}>{annotation}</p>}
        <h1 className="display">{title}</h1>
      </div>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </header>
  );
}

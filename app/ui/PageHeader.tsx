import type {ReactElement} from 'react';
import {fitWords} from './fitWords';
import styles from './PageHeader.module.css';
import {TextPanel} from './TextPanel';

interface PageHeaderProps {
  title: string;
  /** A short line above the title. */
  annotation?: string | ReactElement;
  /** The text that introduces the page. */
  lead?: string;
}

/** The header of a page, with the page's only `h1`. */
export function PageHeader({title, annotation, lead}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        {annotation && <p className={`annotation ${styles.annotation}`}>{annotation}</p>}
        <h1 className="display" style={fitWords(title)}>
          {title}
        </h1>
      </div>
      {lead && <TextPanel text={lead} className={`lead ${styles.lead}`} />}
    </header>
  );
}

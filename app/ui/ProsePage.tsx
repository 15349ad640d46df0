import type {ReactElement} from 'react';
import type {Elements} from './elements';
import {fitWords} from './fitWords';
import styles from './ProsePage.module.css';

interface ProsePageProps {
  title: string;
  /** A short line above the title. */
  annotation?: string | ReactElement;
  /** The text that introduces the page. */
  lead?: string;
  children: Elements;
}

/** A page of text with a sticky title in the margin. */
export function ProsePage({title, annotation, lead, children}: ProsePageProps) {
  return (
    <div className={`${styles.page} flow`}>
      <header className={styles.header}>
        {annotation && <p className={`annotation ${styles.annotation}`}>{annotation}</p>}
        <h1 className={`heading ${styles.title}`} style={fitWords(title)}>
          {title}
        </h1>
      </header>
      <div className={`${styles.text} flow`}>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}

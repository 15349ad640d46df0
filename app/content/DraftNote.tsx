import styles from './DraftNote.module.css';

/** The note on a page that shows a draft. */
export const DraftNote = ({text}: {text?: string}) => text && <p className={styles.note}>{text}</p>;

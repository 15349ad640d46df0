import styles from './AlertText.module.css';

/** What went wrong, with its sign: colour alone would not say it. */
export function AlertText({children}: {children: string}) {
  return (
    <p className={styles.alert}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="7" />
        <path d="M8 4.2v4.6M8 10.6v1.4" />
      </svg>
      {children}
    </p>
  );
}

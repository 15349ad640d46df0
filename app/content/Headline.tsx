import {LocalLink} from '~/ui/LocalLink';
import styles from './Headline.module.css';

type Part = string | {word: string; path: string};

/** The home page's headline with its linked words. */
export function Headline({parts}: {parts: readonly Part[]}) {
  return (
    <h1 className={`display page ${styles.headline}`}>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <span key={part}>{part}</span>
        ) : (
          <LocalLink key={part.path} to={part.path} className={styles.word} prefetch="viewport">
            {part.word}
          </LocalLink>
        ),
      )}
    </h1>
  );
}

import {brand} from '~/brand';
import {useLanguage} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import styles from './Headline.module.css';

/** The home page's headline with its linked words. */
export function Headline() {
  return (
    <h1 className={`display page ${styles.headline}`}>
      {brand.headline[useLanguage()].map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <LocalLink key={part.path} to={part.path} className={styles.word} prefetch="viewport">
            {part.word}
          </LocalLink>
        ),
      )}
    </h1>
  );
}

import type {ReactNode} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import styles from './Headline.module.css';

/** The home page's headline with its two linked words (rule 6.1). */
export function Headline() {
  const language = useLanguage();
  return (
    <h1 className={`display page ${styles.headline}`}>
      {language === 'de' ? (
        <>
          Wir schaffen zeitlose <Word to="/projects">Räume</Word> und <Word to="/shop">Möbel</Word> unter einem Dach
        </>
      ) : (
        <>
          We create timeless <Word to="/projects">spaces</Word> and <Word to="/shop">furniture</Word> under one roof
        </>
      )}
    </h1>
  );
}

function Word({to, children}: {to: string; children: ReactNode}) {
  return (
    <LocalLink to={to} className={styles.word}>
      {children}
    </LocalLink>
  );
}

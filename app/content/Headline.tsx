import type {ReactNode} from 'react';
import type {Language} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import styles from './Headline.module.css';

/** The home page's headline with its two linked words. */
export function Headline() {
  return <h1 className={`display page ${styles.headline}`}>{headlines[useLanguage()]}</h1>;
}

function Word({to, children}: {to: string; children: ReactNode}) {
  return (
    <LocalLink to={to} className={styles.word} prefetch="viewport">
      {children}
    </LocalLink>
  );
}

const headlines: Record<Language, ReactNode> = {
  de: (
    <>
      Wir schaffen zeitlose <Word to="/projects">Räume</Word> und <Word to="/shop">Möbel</Word> unter einem Dach
    </>
  ),
  en: (
    <>
      We create timeless <Word to="/projects">spaces</Word> and <Word to="/shop">furniture</Word> under one roof
    </>
  ),
};

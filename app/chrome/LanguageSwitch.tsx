import {Link, useLocation} from '@remix-run/react';
import {useSyncExternalStore} from 'react';
import {languageCookie, languageData, languages, localizedPath, type Language} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import styles from './LanguageSwitch.module.css';
import {messages} from './messages';

function remember(language: Language) {
  const {name, days} = languageCookie;
  document.cookie = `${name}=${language.toUpperCase()}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`;
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** DE and EN: the same page in the other language, its query and hash kept. */
export function LanguageSwitch() {
  const text = useMessages(messages);
  const current = useLanguage();
  const {pathname, search} = useLocation();
  // The server never sees the hash, so it joins after hydration.
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return (
    <ul className={styles.languages} aria-label={text.language}>
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={localizedPath(pathname + search + hash, language)}
            preventScrollReset
            hrefLang={language}
            lang={language}
            title={languageData[language].name}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => remember(language)}
            // The way to a new tab.
            onAuxClick={() => remember(language)}
            className={styles.language}
          >
            {language.toUpperCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}

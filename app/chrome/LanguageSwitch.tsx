import {Link, useLocation} from '@remix-run/react';
import {useSyncExternalStore} from 'react';
import {languageData, languages, localizedPath, type Language} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {writeCookie} from '~/platform/http/cookies';
import styles from './LanguageSwitch.module.css';
import {messages} from './messages';

/** Writes the cookie by which `canonicalAddress` redirects later requests. */
function rememberLanguage(language: Language) {
  writeCookie('selectedLanguage', languageData[language].code);
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Links to the same page in each language, with its query and hash. */
export function LanguageSwitch() {
  const t = useMessages(messages);
  const currentLanguage = useLanguage();
  const {pathname, search} = useLocation();
  // The hash is added after hydration, because the worker never gets it.
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return (
    <ul className={styles.languages} aria-label={t.language}>
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={localizedPath(pathname + search + hash, language)}
            preventScrollReset
            // The worker's link may have fewer parameters: only those that the page reads.
            suppressHydrationWarning
            hrefLang={language}
            lang={language}
            title={languageData[language].name}
            aria-current={language === currentLanguage ? 'true' : undefined}
            onClick={() => rememberLanguage(language)}
            // A middle click opens a new tab.
            onAuxClick={() => rememberLanguage(language)}
            className={styles.language}
          >
            {languageData[language].code}
          </Link>
        </li>
      ))}
    </ul>
  );
}

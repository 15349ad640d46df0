import {Link, useLocation} from '@remix-run/react';
import {useSyncExternalStore} from 'react';
import {languageCookie, languageData, languages, localizedPath, type Language} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import styles from './LanguageSwitch.module.css';
import {messages} from './messages';

/** For `canonicalAddress` (rule 1.3). */
function rememberLanguage(language: Language) {
  const {name, days} = languageCookie;
  document.cookie = `${name}=${languageData[language].code}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`;
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Links to the same page in each language, its query and hash kept (rule 1.5). */
export function LanguageSwitch() {
  const t = useMessages(messages);
  const current = useLanguage();
  const {pathname, search} = useLocation();
  // The worker never sees the hash, so it is added after hydration.
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
            // The worker knows only the parameters that the page reads.
            suppressHydrationWarning
            hrefLang={language}
            lang={language}
            title={languageData[language].name}
            aria-current={language === current ? 'true' : undefined}
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

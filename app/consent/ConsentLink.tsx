import {useRouteLoaderData} from '@remix-run/react';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {reopenConsent} from './reopen';

/** Apart from the panel's texts, which load with the panel. */
const messages = defineMessages({
  de: {settings: 'Cookie-Einstellungen'},
  en: {settings: 'Cookie settings'},
});

/** Leads back to the consent settings from every page. */
export function ConsentLink({className = ''}: {className?: string}) {
  const t = useMessages(messages);
  // A page without scripts, such as one before the gate, has nothing to decide.
  if (useRouteLoaderData<{scripts?: boolean}>('root')?.scripts === false) return null;
  return (
    <button type="button" className={`only-script ${className}`} onClick={reopenConsent}>
      {t.settings}
    </button>
  );
}

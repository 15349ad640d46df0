import {useRouteLoaderData} from '@remix-run/react';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {reopenConsent} from './reopen';

/** Separate from the panel's texts, which load with the panel. */
const messages = defineMessages({
  de: {settings: 'Cookie-Einstellungen'},
  en: {settings: 'Cookie settings'},
});

/** Opens the consent settings on every page. */
export function ConsentLink({className = ''}: {className?: string}) {
  const t = useMessages(messages);
  // A page without scripts, such as the gate's public pages, loads no service that needs consent.
  if (useRouteLoaderData<{hasScripts?: boolean}>('root')?.hasScripts === false) return null;
  return (
    <button type="button" className={`only-script ${className}`} onClick={reopenConsent}>
      {t.settings}
    </button>
  );
}

import {useRouteLoaderData} from '@remix-run/react';
import {useMessages} from '~/i18n/useLanguage';
import {linkMessages} from './linkMessages';
import {reopenConsent} from './reopen';

/** Leads back to the consent settings from every page. */
export function ConsentLink({className = ''}: {className?: string}) {
  const t = useMessages(linkMessages);
  // A page without scripts, such as one before the gate, has nothing to decide.
  if (useRouteLoaderData<{scripts?: boolean}>('root')?.scripts === false) return null;
  return (
    <button type="button" className={`only-script ${className}`} onClick={reopenConsent}>
      {t.settings}
    </button>
  );
}

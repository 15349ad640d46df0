import {useRouteLoaderData} from '@remix-run/react';
import {useMessages} from '~/i18n/useLanguage';
import {linkMessages} from './linkMessages';
import {reopenConsent} from './reopen';

/** Leads back to the consent settings from every page. */
export function ConsentLink({className = ''}: {className?: string}) {
  const text = useMessages(linkMessages);
  // Before the gate the page has no scripts, and so nothing to decide on.
  if (useRouteLoaderData<{locked?: boolean}>('root')?.locked) return null;
  return (
    <button type="button" className={`only-script ${className}`} onClick={reopenConsent}>
      {text.settings}
    </button>
  );
}

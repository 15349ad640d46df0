import {useRouteLoaderData} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {gatePath} from './browser';

/** These texts are separate from those of the gate's pages, which only the worker needs. */
const messages = defineMessages({
  de: {signOut: 'Abmelden'},
  en: {signOut: 'Sign out'},
});

/** A list item with a link to sign out of the gate, for a visitor with a session. */
export function SignOutItem({className}: {className?: string}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const rootData = useRouteLoaderData<{hasGateSession?: boolean}>('root');
  if (!rootData?.hasGateSession) return null;
  // A plain link, because the gate answers this path and not the router.
  return (
    <li>
      <a href={localizedPath(gatePath, language)} className={className}>
        {t.signOut}
      </a>
    </li>
  );
}

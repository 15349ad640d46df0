import {useRouteLoaderData} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {gatePath} from './browser';

/** Apart from the texts of the gate's pages, which only the worker needs. */
const messages = defineMessages({
  de: {signOut: 'Abmelden'},
  en: {signOut: 'Sign out'},
});

/** An item of a list: leads a visitor who holds a pass of the gate to where it can be ended (rule 3.6). */
export function SignOutItem({className}: {className?: string}) {
  const t = useMessages(messages);
  const language = useLanguage();
  if (!useRouteLoaderData<{gated?: boolean}>('root')?.gated) return null;
  // Not a page of the router: the gate answers it.
  return (
    <li>
      <a href={localizedPath(gatePath, language)} className={className}>
        {t.signOut}
      </a>
    </li>
  );
}

import {Link, type LinkProps} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';

/** The visitor has asked the browser to save data. Browsers that don't tell (Firefox, Safari) count as no. */
export const savesData = () =>
  !import.meta.env.SSR && (navigator as {connection?: {saveData?: boolean}}).connection?.saveData;

/**
 * A link inside the site: its path is given without the language, which is the page's. When the visitor points at it, touches or
 * focuses it, the next page's code and data are fetched, unless the visitor saves data (rule 2.22).
 */
export function LocalLink({to, prefetch = 'intent', ...props}: Omit<LinkProps, 'to'> & {to: string}) {
  return <Link to={localizedPath(to, useLanguage())} prefetch={savesData() ? 'none' : prefetch} {...props} />;
}

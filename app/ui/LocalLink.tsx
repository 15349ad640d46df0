import {Link, type LinkProps} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';

/** A link inside the site: its path is given without the language, which is the page's. */
export function LocalLink({to, prefetch = 'intent', ...props}: Omit<LinkProps, 'to'> & {to: string}) {
  return <Link to={localizedPath(to, useLanguage())} prefetch={prefetch} {...props} />;
}

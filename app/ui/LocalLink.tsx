import {Link, type LinkProps} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {hasDocumentLinks} from '~/platform/document/missingCode';
import {mayPrefetch} from './prefetch';

/**
 * A link inside the site, whose path doesn't include the language. It prefetches the page's code and data (rule 2.22): on hover, touch or
 * focus, or with `prefetch="viewport"` as soon as it is visible.
 */
export function LocalLink({to, prefetch = 'intent', ...props}: Omit<LinkProps, 'to'> & {to: string}) {
  const path = localizedPath(to, useLanguage());
  return <Link to={path} prefetch={mayPrefetch() ? prefetch : 'none'} reloadDocument={hasDocumentLinks} {...props} />;
}

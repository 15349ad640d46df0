import {Link, type LinkProps} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {hasDocumentLinks} from '~/platform/document/missingCode';

/** Whether the visitor saves data. Firefox and Safari don't report it, which counts as no. */
export const isSaveDataOn = () =>
  !import.meta.env.SSR && (navigator as {connection?: {saveData?: boolean}}).connection?.saveData;

/**
 * A link inside the site, whose path doesn't include the language. It prefetches the page's code and data, unless the visitor saves data:
 * on hover, touch or focus, or with `prefetch="viewport"` as soon as it is visible.
 */
export function LocalLink({to, prefetch = 'intent', ...props}: Omit<LinkProps, 'to'> & {to: string}) {
  const path = localizedPath(to, useLanguage());
  const isPrefetched = !hasDocumentLinks && !isSaveDataOn();
  return <Link to={path} prefetch={isPrefetched ? prefetch : 'none'} reloadDocument={hasDocumentLinks} {...props} />;
}

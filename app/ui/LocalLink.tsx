import {Link, type LinkProps} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';

/** The visitor has asked the browser to save data. Browsers that don't tell (Firefox, Safari) count as no. */
export const savesData = () =>
  !import.meta.env.SSR && (navigator as {connection?: {saveData?: boolean}}).connection?.saveData;

/** A path from the root that stays as it is when it is joined: it has no empty segment and none such as `..`. */
const fromRoot = /^(?!.*\/[./])\//;

/**
 * A link inside the site: its path is given without the language, which is the page's. When the visitor points at it, touches or
 * focuses it, the next page's code and data are fetched, unless the visitor saves data (rule 2.22).
 */
export function LocalLink({to, prefetch = 'intent', ...props}: Omit<LinkProps, 'to'> & {to: string}) {
  const path = localizedPath(to, useLanguage());
  if (import.meta.env.SSR && fromRoot.test(path)) return <DocumentLink {...props} to={path} />;
  return <Link to={path} prefetch={savesData() ? 'none' : prefetch} {...props} />;
}

/**
 * The element that `Link` renders for a path from the root. On the worker it finds that out by matching and joining paths, which
 * took a fifteenth of the time of a document (decision 015). What is left out says how the browser follows the link.
 */
function DocumentLink({to, discover = 'render', ...props}: Omit<LinkProps, 'to' | 'prefetch'> & {to: string}) {
  const {relative, reloadDocument, replace, state, preventScrollReset, viewTransition, children, ...attributes} = props;
  return (
    <a {...attributes} data-discover={discover === 'render' ? 'true' : undefined} href={to}>
      {children}
    </a>
  );
}

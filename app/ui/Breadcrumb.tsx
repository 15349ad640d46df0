import {PrefetchPageLinks, useLocation} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {breadcrumb} from '~/platform/document/jsonLd';
import {JsonLd} from './JsonLd';
import {useIdlePrefetch} from './prefetch';
import {useOrigin} from './useOrigin';

/**
 * The pages above this one, for search engines. The parent, to which most visitors go back, is prefetched. Its path doesn't include the
 * language.
 */
export function Breadcrumb({parent, title}: {parent: {name: string; path: string}; title: string}) {
  const {pathname} = useLocation();
  const language = useLanguage();
  const origin = useOrigin();
  const isPrefetching = useIdlePrefetch();
  const path = localizedPath(parent.path, language);
  const listPages = () => [
    {...parent, path},
    {name: title, path: pathname},
  ];
  return (
    <>
      <JsonLd things={import.meta.env.SSR && [breadcrumb(origin, listPages())]} />
      {isPrefetching && <PrefetchPageLinks page={path} />}
    </>
  );
}

import {useLocation} from '@remix-run/react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {breadcrumb} from '~/platform/document/jsonLd';
import {JsonLd} from './JsonLd';
import {useOrigin} from './useOrigin';

/** The pages above this one, for search engines. The path of `parent` doesn't include its language. */
export function Breadcrumb({parent, title}: {parent: {name: string; path: string}; title: string}) {
  const {pathname} = useLocation();
  const language = useLanguage();
  const origin = useOrigin();
  const listPages = () => [
    {...parent, path: localizedPath(parent.path, language)},
    {name: title, path: pathname},
  ];
  return <JsonLd things={import.meta.env.SSR && [breadcrumb(origin, listPages())]} />;
}

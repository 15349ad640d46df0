import type {WebSite} from 'schema-dts';
import {brand} from '~/brand';
import {languages, localizedPath} from '~/i18n/language';
import {studioId} from '~/platform/document/jsonLd';
import {queryParameter} from './query';

/** The JSON-LD of the site, with the site's search in each language. `origin` is `https://host`. */
export function website(origin: string) {
  const searchAction = (path: string) => ({
    '@type': 'SearchAction' as const,
    target: {'@type': 'EntryPoint' as const, urlTemplate: `${origin}${path}?${queryParameter}={words}`},
    'query-input': 'required name=words',
  });
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: origin,
    name: brand.name,
    inLanguage: [...languages],
    publisher: {'@id': studioId(origin)},
    potentialAction: languages.map((language) => searchAction(localizedPath('/search', language))),
  } satisfies WebSite;
}

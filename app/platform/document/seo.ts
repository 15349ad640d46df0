import type {MetaDescriptor} from '@remix-run/react';
import {brand} from '~/brand';
import {defaultLanguage, languageData, languageOf, languages, localizedPath, type Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {pictureUrl, type Image} from '../images';
import type {ListPage} from '../listPage';

const messages = defineMessages({
  de: {
    page: (number: number) => `Seite ${number}`,
    title: 'Innenarchitektur und Tischlerei',
    description:
      'Innenarchitektur und Tischlerei unter einem Dach: Räume und Möbel aus einer Hand, entworfen und gebaut in Düsseldorf und Leipzig.',
  },
  en: {
    page: (number: number) => `Page ${number}`,
    title: 'Interior architecture and joinery',
    description:
      'Interior architecture and joinery under one roof: spaces and furniture designed and made by the same people in Düsseldorf and Leipzig.',
  },
});

/** What a page says about itself. What it leaves out falls back to the studio's own (rule 1.7). */
export interface PageSettings {
  title?: string | null;
  description?: string | null;
  image?: Image | null;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** Of title and description, where it isn't the page's. */
  textLanguage?: Language;
  /** Of a list that goes on on other pages (rule 9.6). */
  page?: ListPage;
}

/**
 * Title, description, social card, canonical URL and language alternatives of a page (rules 1.6 and 1.7), and the neighbours of
 * a list's page. `origin` is `https://host` of the site, or empty (rule 1.12); `pathname` the page's path with its language.
 */
export function pageMeta(
  {title, description, image, noIndex = false, textLanguage, page}: PageSettings,
  {origin, pathname}: {origin: string; pathname: string},
): MetaDescriptor[] {
  const language = languageOf(pathname);
  const fallback = messages[language];
  const number = page?.number ?? 1;
  const own = title && number > 1 ? `${title} – ${fallback.page(number)}` : title;
  const named = own?.includes(brand.name) ? own : own && `${own} – ${brand.name}`;
  const fullTitle = named || `${brand.name} – ${fallback.title}`;
  const fullDescription = description || fallback.description;
  const path = page && number > 1 ? page.path : pathname;
  const url = (to: Language) => origin + localizedPath(path, to);
  const neighbour = (rel: string, path?: string): MetaDescriptor[] =>
    path ? [{tagName: 'link', rel, href: origin + localizedPath(path, language)}] : [];
  const card = image ? pictureUrl(image, 1200) : `${origin}/social-card.jpg`;
  const alternate = (hrefLang: string, to: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: url(to),
  });
  return [
    {title: fullTitle},
    {name: 'description', content: fullDescription},
    ...(noIndex ? [{name: 'robots', content: 'noindex'}] : []),
    {tagName: 'link', rel: 'canonical', href: url(language)},
    ...languages.map((to) => alternate(to, to)),
    alternate('x-default', defaultLanguage),
    ...neighbour('prev', page?.previous),
    ...neighbour('next', page?.next),
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: brand.name},
    {property: 'og:title', content: fullTitle},
    {property: 'og:description', content: fullDescription},
    {property: 'og:url', content: url(language)},
    {property: 'og:locale', content: languageData[textLanguage ?? language].locale.replace('-', '_')},
    {property: 'og:image', content: card},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

/** Origin and path of a page, from the arguments of its `meta` function. The origin comes from the root loader. */
export function pageLocation({
  location,
  matches,
}: {
  location: {pathname: string};
  matches: readonly {id: string; data: unknown}[];
}) {
  const root = matches.find(({id}) => id === 'root')?.data;
  const origin = root && typeof root === 'object' && 'origin' in root ? String(root.origin) : '';
  return {origin, pathname: location.pathname};
}

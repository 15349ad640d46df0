import type {MetaDescriptor} from '@remix-run/react';
import {brand} from '~/brand';
import {defaultLanguage, languageData, getLanguage, languages, localizedPath, type Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {pictureUrl, type Image} from '../images';
import type {ListPage} from '../listPage';

const messages = defineMessages({
  de: {page: (number: number) => `Seite ${number}`},
  en: {page: (number: number) => `Page ${number}`},
});

/** The social card for a link to a page with a query, such as a configured piece, where it differs from the page's own card. */
export interface LinkCard {
  title: string;
  description: string;
  image?: Image;
  /** The query of the link, with its question mark. It is part of `og:url`, because apps show what they find at that URL. */
  query: string;
}

/** The metadata of a page. Missing values fall back to the studio's. */
export interface PageSettings {
  title?: string | null;
  description?: string | null;
  image?: Image | null;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** The language of title and description, if it isn't the page's. */
  textLanguage?: Language;
  /** For a paginated list. */
  listPage?: ListPage;
  /** Replaces the page's own social card. */
  linkCard?: LinkCard;
}

/**
 * Title, description, social card, canonical URL and language alternatives of a page (rules 1.6 and 1.7). A page of a list also gets
 * links to the previous and the next page. `origin` is `https://host` of the site, or empty; `pathname` the page's path with its language.
 */
export function pageMeta(
  {title, description, image, noIndex = false, textLanguage, listPage, linkCard}: PageSettings,
  {origin, pathname}: {origin: string; pathname: string},
): MetaDescriptor[] {
  const language = getLanguage(pathname);
  const pageNumber = listPage?.number ?? 1;
  const numberedTitle = title && pageNumber > 1 ? `${title} – ${messages[language].page(pageNumber)}` : title;
  const brandedTitle =
    numberedTitle && !numberedTitle.includes(brand.name) ? `${numberedTitle} – ${brand.name}` : numberedTitle;
  const fullTitle = brandedTitle || `${brand.name} – ${brand.trade[language]}`;
  const fullDescription = description || brand.description[language];
  // A page that must not be indexed is its own canonical URL. With the list's URL, search engines might not index the list, either.
  const path = listPage && (pageNumber > 1 || noIndex) ? listPage.path : pathname;
  const getUrl = (urlLanguage: Language) => origin + localizedPath(path, urlLanguage);
  const neighbourLink = (rel: string, neighbourPath?: string): MetaDescriptor[] =>
    neighbourPath ? [{tagName: 'link', rel, href: origin + localizedPath(neighbourPath, language)}] : [];
  const picture = linkCard?.image ?? image;
  const alternateLink = (hrefLang: string, urlLanguage: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: getUrl(urlLanguage),
  });
  return [
    {title: fullTitle},
    {name: 'description', content: fullDescription},
    ...(noIndex ? [{name: 'robots', content: 'noindex'}] : []),
    {tagName: 'link', rel: 'canonical', href: getUrl(language)},
    ...languages.map((alternative) => alternateLink(alternative, alternative)),
    alternateLink('x-default', defaultLanguage),
    ...neighbourLink('prev', listPage?.previous),
    ...neighbourLink('next', listPage?.next),
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: brand.name},
    {property: 'og:title', content: linkCard?.title ?? fullTitle},
    {property: 'og:description', content: linkCard?.description ?? fullDescription},
    {property: 'og:url', content: getUrl(language) + (linkCard?.query ?? '')},
    {property: 'og:locale', content: languageData[textLanguage ?? language].locale.replace('-', '_')},
    {property: 'og:image', content: picture ? pictureUrl(picture, 1200) : `${origin}/social-card.jpg`},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

/** Origin and path of a page, from the arguments of its `meta` function. The root loader has the origin. */
export function pageLocation({
  location,
  matches,
}: {
  location: {pathname: string};
  matches: readonly {id: string; data: unknown}[];
}) {
  const rootData = matches.find(({id}) => id === 'root')?.data;
  const origin = rootData && typeof rootData === 'object' && 'origin' in rootData ? String(rootData.origin) : '';
  return {origin, pathname: location.pathname};
}

import {defaultLanguage, getLanguage, localizedPath, sitePath, type Language} from '~/i18n/language';

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Escapes a text for the content or a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const linkTag = /<a\s(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const linkTarget = /(\shref\s*=\s*(["']?))([^\s"'>]+)/i;

/**
 * Gives the links to pages of this site, in HTML from the store, the language of the page that shows them (rule 8.12). `origin` is
 * `https://host` of the site. Shopify's editors write plain quoted attributes, so this needs no parser.
 */
export function localizeLinks(html: string, {language, origin}: {language: Language; origin: string}): string {
  return html.replace(linkTag, (tag) =>
    tag.replace(linkTarget, (attribute, beforeTarget: string, _quote: string, target: string) => {
      const path = pagePath(target, origin);
      return path ? beforeTarget + localizedPath(path, language) : attribute;
    }),
  );
}

/**
 * The path of a link to a page of this site: a path, or a URL below `origin` (`https://host`). `undefined` for another website, for a
 * file, and for a link with a language.
 */
export function pagePath(link: string, origin: string): string | undefined {
  const path = origin && link.startsWith(`${origin}/`) ? sitePath(link.slice(origin.length)) : link;
  if (!/^\/(?![/\\])/.test(path)) return undefined;
  const [pathname = ''] = path.split(/[?#]/);
  return pathname.includes('.') || getLanguage(pathname) !== defaultLanguage ? undefined : path;
}

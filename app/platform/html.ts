import {localizedPath, type Language} from '~/i18n/language';
import {pagePath} from '~/i18n/pagePath';

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Escapes a text for the content or a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const linkTag = /<a\s(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const linkTarget = /(\shref\s*=\s*(["']?))([^\s"'>]+)/i;

/**
 * The store's HTML with its links to pages of this site in the page's language (rule 8.12). `origin` is `https://host` of
 * the site. Only the targets change. Shopify's editors write plain quoted attributes; for these a parser would add more to
 * the worker than it is worth.
 */
export function localizeLinks(html: string, {language, origin}: {language: Language; origin: string}): string {
  return html.replace(linkTag, (tag) =>
    tag.replace(linkTarget, (attribute, before: string, _quote: string, target: string) => {
      const path = pagePath(target, origin);
      return path ? before + localizedPath(path, language) : attribute;
    }),
  );
}

import {languages, localizedPath} from '~/i18n/language';

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A page in the sitemap. */
export interface SitemapPage {
  /** Without its language. */
  path: string;
  /** Last change of its content in ISO 8601, if known. */
  changedAt?: string;
  /** URLs of its pictures. */
  pictures?: string[];
}

/**
 * A sitemap with every page in every language. Each entry names its other languages, its pictures and the day of its last change (rule
 * 2.27). `origin` is `https://host`.
 */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({path, changedAt, pictures = []}) => {
    const alternatives = languages.map((language) => ({
      language,
      href: escapeXml(origin + localizedPath(path, language)),
    }));
    const links = alternatives
      .map(({language, href}) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const date = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
    const images = pictures
      .map((url) => `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`)
      .join('');
    return alternatives.map(({href}) => `<url><loc>${href}</loc>${date}${links}${images}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

/**
 * Maximum number of pages in one sitemap. Search engines allow 50,000 URLs and 50 MB, and a page has a URL in each language. The number
 * is smaller, so that a worker creates a sitemap in a few milliseconds.
 */
export const maxPages = 5_000;

/** The index of a sitemap in several parts: `/sitemap.xml?part=1` and so on. */
export function sitemapIndex(origin: string, parts: number): string {
  const entries = Array.from({length: parts}, (_, index) => {
    const url = escapeXml(`${origin}/sitemap.xml?part=${index + 1}`);
    return `<sitemap><loc>${url}</loc></sitemap>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</sitemapindex>',
  ].join('\n');
}

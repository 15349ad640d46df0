import {languages, localizedPath} from '~/i18n/language';

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A page in the sitemap. */
export interface SitemapPage {
  /** Without its language. */
  path: string;
  /** When its content changed last, in ISO 8601; left out where nothing says it. */
  changed?: string;
  /** URLs of its pictures. */
  pictures?: string[];
}

/**
 * A sitemap with every page in every language, each naming its alternatives, its pictures and the day of its last change (rule
 * 2.27). `origin` is `https://host`.
 */
export function sitemap(origin: string, pages: SitemapPage[]): string {
  const urls = pages.flatMap(({path, changed, pictures = []}) => {
    const alternatives = languages.map((language) => ({
      language,
      href: escapeXml(origin + localizedPath(path, language)),
    }));
    const links = alternatives
      .map(({language, href}) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const date = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
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
 * Pages in one sitemap. Search engines take 50,000 URLs and 50 MB; a page has a URL in each language. The parts are smaller, so
 * that a worker makes one in a few milliseconds.
 */
export const maxPages = 5_000;

/** The index of a sitemap that is too long for one answer: `/sitemap.xml?part=1` and so on. */
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

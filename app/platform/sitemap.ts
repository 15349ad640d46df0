import {languages, localizedPath} from '~/i18n/language';

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A sitemap with every path in every language, each naming its alternatives. `origin` is `https://host`. */
export function sitemap(origin: string, paths: string[]): string {
  const urls = paths.flatMap((path) => {
    const alternatives = languages.map((language) => ({
      language,
      href: escapeXml(origin + localizedPath(path, language)),
    }));
    const links = alternatives
      .map(({language, href}) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    return alternatives.map(({href}) => `<url><loc>${href}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

/**
 * Paths in one sitemap. Search engines take 50,000 URLs and 50 MB; a path has a URL in each language. The parts are smaller, so
 * that a worker makes one in a few milliseconds.
 */
export const maxPaths = 5_000;

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

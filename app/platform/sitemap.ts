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

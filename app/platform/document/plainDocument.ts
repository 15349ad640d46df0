import font from '~/styles/hanken-grotesk.woff2?url';
import {brand} from '~/brand';
import {languageData, type Language} from '~/i18n/language';
import {paper} from '~/styles/colors';
import siteStyle from '~/styles/index.css?inline';
import {escapeHtml} from '../html';
import {ownSources} from './contentSecurityPolicy';

interface PlainDocument {
  language: Language;
  nonce: string;
  /** Before the studio's name. */
  title?: string;
  /** Below the site's own styles. */
  style: string;
  /** The HTML of the body. */
  body: string;
}

/** A complete document in the site's look that is written without React, works without scripts, and isn't indexed. */
export function plainDocument({language, nonce, title, style, body}: PlainDocument): string {
  return `<!doctype html>
<html lang="${languageData[language].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${paper}">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title ? `${title} – ${brand.name}` : brand.name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous">
<style nonce="${nonce}">${siteStyle}${style}</style>
</head>
<body>
${body}
</body>
</html>`;
}

/** The Content-Security-Policy of a plain document, which runs no script and loads only its style, its font and pictures. */
export function plainDocumentPolicy(nonce: string, fontFile = font): string {
  const directives = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `font-src ${ownSources(fontFile).join(' ')}`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

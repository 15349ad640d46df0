import {languages, localizedPath, type Language} from '~/i18n/language';
import {webhookPath} from '~/platform/store/storeWebhook';
import {gatePath} from './browser';

/** By German law everybody must be able to withdraw from a contract, and to send that form. Shopify has no password, but a signature. */
const openForms = new Set([...inEveryLanguage(['/widerruf']), webhookPath]);

/** Everybody must be able to read these by law. Who finds a weakness has no password, and search engines are to stay away. */
const openPaths = new Set([
  ...inEveryLanguage(['/imprint', '/legal/privacy-policy', '/widerruf', '/barrierefreiheit']),
  webhookPath,
  '/.well-known/security.txt',
  '/robots.txt',
]);

const gatePaths = inEveryLanguage([gatePath]);

function inEveryLanguage(paths: string[]): Set<string> {
  return new Set(paths.flatMap((path) => languages.map((language) => localizedPath(path, language))));
}

/** The router ignores case and one slash at the end. */
const normalized = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '');

/**
 * Whether a path may be read without the password. The whole path has to be on the list, so a spelling that only the
 * router understands (encoded letters, double slashes, dots) stays locked. Remix asks for a page's data with `.data`.
 */
export function isOpenPath(pathname: string): boolean {
  return openPaths.has(normalized(pathname.replace(/\.data$/, '')));
}

/** Whether a form may be posted to a path without the password. */
export function isOpenForm(pathname: string): boolean {
  return openForms.has(normalized(pathname));
}

export function isGatePath(pathname: string): boolean {
  return gatePaths.has(normalized(pathname));
}

/** Why a try was refused. */
const refusals = ['missing', 'wrong', 'tooMany'] as const;
export type Refusal = (typeof refusals)[number];

/** The address of the screen that says why a try was refused, on the way to the path `to`. */
export function refusalPath(refusal: Refusal, to: string, language: Language): string {
  return `${localizedPath(gatePath, language)}?${new URLSearchParams({refused: refusal, to}).toString()}`;
}

/** What the query of such an address says. */
export function refusalOf(query: URLSearchParams): Refusal | undefined {
  return refusals.find((refusal) => refusal === query.get('refused'));
}

/** Where a visitor returns to after the gate: `to`, its path and query, if it is on this site, else `home`. */
export function returnPath(to: string, origin: string, home: string): string {
  if (!to.startsWith('/') || !URL.canParse(to, origin)) return home;
  const url = new URL(to, origin);
  const isHere = url.origin === origin && !url.pathname.startsWith('//') && !isGatePath(url.pathname);
  return isHere ? url.pathname + url.search : home;
}

import {languages, localizedPath, type Language} from '~/i18n/language';
import {webhookPath} from '~/platform/store/storeWebhook';
import {gatePath} from './browser';

/** The form to withdraw from a contract, which German law requires to be public, and Shopify's webhook, which has a signature. */
const publicForms = new Set([...inEveryLanguage(['/widerruf']), webhookPath]);

/** The pages that the law requires to be public, the webhook, and files for programs. */
const publicPaths = new Set([
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
const normalizePath = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '');

/**
 * Whether a path may be read without the password. The list has complete paths, so a spelling that only the router understands
 * (encoded letters, double slashes, dots) stays locked. Remix requests the data of a page by its path and `.data`.
 */
export function isPublicPath(pathname: string): boolean {
  return publicPaths.has(normalizePath(pathname.replace(/\.data$/, '')));
}

/** Whether a form may be posted to a path without the password. */
export function isPublicForm(pathname: string): boolean {
  return publicForms.has(normalizePath(pathname));
}

export function isGatePath(pathname: string): boolean {
  return gatePaths.has(normalizePath(pathname));
}

/** Why an attempt was refused. */
const refusals = ['missing', 'wrong', 'tooMany'] as const;
export type GateRefusal = (typeof refusals)[number];

/** The path of the screen after a refused attempt, with the target path `to`. */
export function refusalPath(refusal: GateRefusal, to: string, language: Language): string {
  return `${localizedPath(gatePath, language)}?${new URLSearchParams({refused: refusal, to}).toString()}`;
}

export function readRefusal(query: URLSearchParams): GateRefusal | undefined {
  return refusals.find((refusal) => refusal === query.get('refused'));
}

/** The path to which the password screen leads: path and query of `to`, if that is a page of this site, else `home`. */
export function returnPath(to: string, origin: string, home: string): string {
  if (!to.startsWith('/') || !URL.canParse(to, origin)) return home;
  const url = new URL(to, origin);
  const isSitePath = url.origin === origin && !url.pathname.startsWith('//') && !isGatePath(url.pathname);
  return isSitePath ? url.pathname + url.search : home;
}

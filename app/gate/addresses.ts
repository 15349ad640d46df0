import {languages, localizedPath} from '~/i18n/language';

/** Where the password is posted to, in every language. */
export const gatePath = '/gate';

/** German law wants imprint and privacy policy readable by everybody. */
const openPaths = ['/imprint', '/legal/privacy-policy'];

const open = spellings(openPaths);
const gate = spellings([gatePath]);

function spellings(paths: string[]): Set<string> {
  return new Set(paths.flatMap((path) => languages.map((language) => localizedPath(path, language))));
}

/** Case and one slash at the end don't matter to the router; everything else has to be spelled as it is. */
const plain = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '');

/**
 * Whether an address may be read without the password. It has to be on the list as a whole, so a spelling that only
 * the router understands (encoded letters, double slashes, dots) stays locked. `.data` is how Remix asks for a page's data.
 */
export function isOpenAddress(pathname: string): boolean {
  return open.has(plain(pathname.replace(/\.data$/, '')));
}

export function isGateAddress(pathname: string): boolean {
  return gate.has(plain(pathname));
}

/** A visitor's way back: the path and query if it leads to this site, the language's home page otherwise. */
export function wayBack(to: string, origin: string, home: string): string {
  if (!to.startsWith('/') || !URL.canParse(to, origin)) return home;
  const url = new URL(to, origin);
  const leadsHere = url.origin === origin && !url.pathname.startsWith('//') && !isGateAddress(url.pathname);
  return leadsHere ? url.pathname + url.search : home;
}

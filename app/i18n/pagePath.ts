import {defaultLanguage, languageOf} from './language';
import {sitePath} from './sitePath';

/**
 * The path of a link to a page of this site: a path, or a URL below `origin` (`https://host`). None for another website,
 * for a file, and for a link that names its language.
 */
export function pagePath(link: string, origin: string): string | undefined {
  const path = origin && link.startsWith(`${origin}/`) ? sitePath(link.slice(origin.length)) : link;
  if (!/^\/(?![/\\])/.test(path)) return undefined;
  const [pathname = ''] = path.split(/[?#]/);
  return pathname.includes('.') || languageOf(pathname) !== defaultLanguage ? undefined : path;
}

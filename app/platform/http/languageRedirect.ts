import {defaultLanguage, languageCookie, languageOf, localizedPath, toLanguage} from '~/i18n/language';
import {sitePath} from '~/i18n/sitePath';
import {readCookie} from './cookies';
import {noStore} from '../cache/documentCaching';
import {requestUrl} from './requestUrl';

/**
 * A document in the default language goes to its URL in the language that the cookie names (rule 1.4). A URL with a
 * language always means that language. Data requests, files and everything but `GET` and `HEAD` are left alone.
 */
export function languageRedirect(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!request.headers.get('Accept')?.includes('text/html')) return undefined;
  const {pathname, search} = requestUrl(request);
  if (languageOf(pathname) !== defaultLanguage || pathname.includes('.')) return undefined;
  const wanted = toLanguage(readCookie(request.headers.get('Cookie'), languageCookie.name));
  if (!wanted || wanted === defaultLanguage) return undefined;
  return new Response(null, {
    status: 302,
    headers: {Location: localizedPath(sitePath(pathname), wanted) + search, ...noStore},
  });
}

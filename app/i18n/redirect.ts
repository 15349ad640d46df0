import {languageOf, languageOfCookie, localizedPath} from './language';

/**
 * An unprefixed document goes to its English address when the language cookie says so; `/en` always means
 * English. Data requests, files and everything but `GET` and `HEAD` are left alone.
 */
export function languageRedirect(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!request.headers.get('Accept')?.includes('text/html')) return undefined;
  const {pathname, search} = new URL(request.url);
  if (languageOf(pathname) === 'en' || pathname.includes('.')) return undefined;
  if (languageOfCookie(request.headers.get('Cookie')) !== 'en') return undefined;
  return new Response(null, {
    status: 302,
    headers: {Location: localizedPath(pathname, 'en') + search, 'Cache-Control': 'no-store'},
  });
}

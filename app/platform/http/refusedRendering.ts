import type {ServerBuild} from '@remix-run/server-runtime';
import {languages} from '~/i18n/language';
import {pickHeaders} from './documentRequest';
import type {RequestContext} from './interceptor';
import {noStore} from '../cache/cacheControl';
import {retryAfter} from '../cache/renderLimit';
import {busyPage} from '../document/busyPage';
import {messages} from '../document/messages';
import {storeUnavailable} from '../errors';

type Routes = ServerBuild['routes'];

const fileOrEndpoint = /\.|^(\/\w\w)?\/api\//;

/**
 * The same routes with loaders that all answer 503. Remix makes of it the data with which the browser shows the site's usual error page
 * (rule 2.5); it couldn't read any other answer.
 */
export function refusingRoutes(routes: Routes): Routes {
  const loader = () => {
    throw storeUnavailable();
  };
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route?.module.loader ? {...route, module: {...route.module, loader}} : route,
    ]),
  );
}

/**
 * The answer when the limit of renderings is reached (rule 2.32): a page, its data, or a short text for a program. `refuseData` answers a
 * request for the data of a page, by `refusingRoutes`.
 */
export async function refuseRendering(
  request: Request,
  context: Pick<RequestContext, 'url' | 'language'>,
  refuseData: (request: Request) => Promise<Response>,
): Promise<Response> {
  const {status, headers, body} = await createRefusal(request, context, refuseData);
  const refusalHeaders = new Headers(headers);
  refusalHeaders.set('Retry-After', String(retryAfter));
  return new Response(request.method === 'HEAD' ? null : body, {status, headers: refusalHeaders});
}

function createRefusal(
  {url, headers}: Request,
  {url: {pathname, search}, language}: Pick<RequestContext, 'url' | 'language'>,
  refuseData: (request: Request) => Promise<Response>,
): Response | Promise<Response> {
  if (pathname.endsWith('.data')) return refuseData(new Request(url, {headers: pickHeaders(headers, ['Accept'])}));
  if (fileOrEndpoint.test(pathname)) return refuseProgram();
  const {html, policy} = busyPage({language, address: pathname + search});
  return new Response(html, {
    status: 503,
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy, ...noStore},
  });
}

/** The words of the page in all languages, for a program. */
export function refuseProgram(): Response {
  const texts = languages.map((language) => `${messages[language].busy} ${messages[language].comeBack}\n`);
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': String(retryAfter),
    ...noStore,
  };
  return new Response(texts.join('\n'), {status: 503, headers});
}

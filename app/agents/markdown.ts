import {LRUCache} from 'lru-cache';
import {storeUnavailable} from '~/platform/errors';
import {buyerAddressHeader} from '~/platform/http/networkAddress';
import {RenderLimitReached, renderLimits, retryAfter} from '~/platform/cache/renderLimit';
import {pickHeaders} from '~/platform/http/documentRequest';
import {createConditionalResponse, needsBody} from '~/platform/http/documentResponse';
import type {Interceptor, RequestContext} from '~/platform/http/interceptor';
import {refuseProgram} from '~/platform/http/refusedRendering';
import {getLanguage, localizedPath, withoutLanguage} from '~/i18n/language';
import {pageMarkdown} from './pageMarkdown';

const extension = '.md';

/** The name of the home page's markdown: its path has no name to which the extension could be added. */
const homeName = '/index';

/** `/agents.md` is a file of its own, and other files, such as a 3D model, have no markdown. */
const fileMarkdown = /(^|\/)agents\.md$|\.[a-z0-9]{2,5}\.md$/;

/** A request for a page's markdown. */
interface MarkdownRequest {
  /** The request for the page itself, as HTML. */
  page: Request;
  /** Whether only the header `Accept` asks for markdown, and not the path by its extension `.md`. */
  isNegotiated: boolean;
}

/**
 * Whether a program asks for a page as markdown (rule 22.1): by `.md` behind its path, or by `text/markdown` in `Accept`, which no
 * browser sends.
 */
function markdownRequest(request: Request): MarkdownRequest | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  // This runs for every request, so only a URL that may have the extension is parsed.
  if (request.url.includes(extension)) {
    const url = new URL(request.url);
    if (url.pathname.endsWith(extension) && !fileMarkdown.test(url.pathname)) {
      url.pathname = pathOfPage(url.pathname);
      return {page: pageRequest(url, request), isNegotiated: false};
    }
  }
  const accepts = /\btext\/markdown\b/i.test(request.headers.get('Accept') ?? '');
  return accepts ? {page: pageRequest(request.url, request), isNegotiated: true} : undefined;
}

function pageRequest(url: URL | string, request: Request): Request {
  const headers = new Headers(request.headers);
  // The markdown has an `ETag` of its own.
  for (const name of ['Accept', 'If-None-Match']) headers.delete(name);
  return new Request(url, {headers});
}

/** The path of a page from the path of its markdown. */
function pathOfPage(markdown: string): string {
  const path = markdown.slice(0, -extension.length);
  return withoutLanguage(path) === homeName ? localizedPath('/', getLanguage(path)) : path;
}

/** The path of a page's markdown from the path of the page; both with their language. */
export function markdownPath(path: string): string {
  const isHome = withoutLanguage(path) === '/';
  return (isHome ? path.replace(/\/$/, '') + homeName : path) + extension;
}

/** A redirect of a page as one of its markdown: a link on this site gets the extension, too, unless it leads to a file. */
function redirectMarkdown(redirect: Response, {url}: Request): Response {
  const headers = new Headers(redirect.headers);
  const target = new URL(headers.get('Location') ?? '', url);
  const path = markdownPath(target.pathname);
  if (target.origin === new URL(url).origin && !fileMarkdown.test(path))
    headers.set('Location', path + target.search + target.hash);
  return new Response(null, {status: redirect.status, headers});
}

/** The last pages that were turned, which takes up to 25 ms, by their `ETag`: it is a hash of the document. */
const turnedPages = new LRUCache<string, string>({max: 100});

/** The markdown of a page. `run` turns the page, if it hasn't been turned before. */
async function turnPage(page: Response, run: (turn: () => Promise<string>) => Promise<string>): Promise<string> {
  const etag = page.headers.get('ETag') ?? '';
  const turnedPage = turnedPages.get(etag);
  if (turnedPage !== undefined) return turnedPage;
  const html = await page.text();
  const text = await run(async () => pageMarkdown(html));
  if (etag) turnedPages.set(etag, text);
  return text;
}

/** Answers a page as markdown: asks for the page itself and turns its document. Turning counts for the limit of renderings (rule 2.32). */
export const markdown: Interceptor = async (request, {ask, waitUntil}) => {
  const requested = markdownRequest(request);
  if (!requested) return undefined;
  const response = await ask(requested.page);
  if (isRefused(response)) return refuseProgram();
  if (!requested.isNegotiated && response.headers.has('Location')) return redirectMarkdown(response, request);
  if (!isHtml(response)) return createConditionalResponse(request, response);
  const {status} = response;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  headers.delete('Content-Security-Policy');
  headers.delete('Oxygen-Cache-Control');
  const etag = headers.get('ETag')?.replace(/"$/, '-markdown"');
  if (etag) headers.set('ETag', etag);
  // Many CDNs ignore `Vary`, and would send the markdown to everybody.
  if (requested.isNegotiated && headers.get('Cache-Control')?.includes('public')) {
    headers.set('Cache-Control', 'private, no-cache');
  }
  if (status === 200 && !needsBody(request, etag ?? null))
    return createConditionalResponse(request, new Response(null, {status, headers}));
  try {
    const text = await turnPage(response, (turn) => renderLimits.madeUp.run(turn, waitUntil));
    return new Response(request.method === 'HEAD' ? null : text, {status, headers});
  } catch (error) {
    if (!(error instanceof RenderLimitReached)) throw error;
    return refuseProgram();
  }
};

/** Whether the page itself was refused because too many are being rendered. The page of a store that fails has another time. */
const isRefused = ({status, headers}: Response) => status === 503 && headers.get('Retry-After') === String(retryAfter);

const isHtml = ({headers}: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * Reads the markdown of a page by the page's path with its language; `undefined` when there is no such page. Throws the 503 of a store that
 * doesn't answer.
 */
export type ReadMarkdown = (path: string) => Promise<string | undefined>;

/**
 * Reads the markdown of a page during an agent's call. Like the call, the page's request has the cookie of the password page, and counts
 * for the same IP address.
 */
export async function readMarkdown(
  path: string,
  {url, headers}: Request,
  {ask}: Pick<RequestContext, 'ask'>,
): Promise<string | undefined> {
  const page = new URL(url);
  page.pathname = pathOfPage(path + extension);
  page.search = '';
  const isNested = true;
  const response = await ask(
    new Request(page, {headers: pickHeaders(headers, ['Cookie', buyerAddressHeader])}),
    isNested,
  );
  if (response.status >= 500) throw storeUnavailable();
  return response.status === 200 && isHtml(response) ? turnPage(response, (turn) => turn()) : undefined;
}

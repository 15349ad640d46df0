import {storeUnavailable} from '~/platform/errors';
import {buyerAddressHeader} from '~/platform/http/networkAddress';
import {pickHeaders} from '~/platform/http/documentRequest';
import {getLanguage, localizedPath, withoutLanguage} from '~/i18n/language';
import {pageMarkdown} from './pageMarkdown';

const extension = '.md';

/** The name of the home page's markdown: its path has no name to which the extension could be added. */
const homeName = '/index';

/** `/agents.md` is a file of its own, and other files, such as a 3D model, have no markdown. */
const fileMarkdown = /(^|\/)agents\.md$|\.[a-z0-9]{2,5}\.md$/;

/** A request for a page's markdown. */
export interface MarkdownRequest {
  /** The same request for the page itself. */
  page: Request;
  /** Whether the path asks for markdown, by the extension `.md`, and not only the header `Accept`. */
  byPath: boolean;
}

/**
 * Whether a program asks for a page as markdown (rule 22.1): by `.md` behind its path, or by `text/markdown` in `Accept`, which no
 * browser sends.
 */
export function markdownRequest(request: Request): MarkdownRequest | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  // This runs for every request, so only a URL that may have the extension is parsed.
  if (request.url.includes(extension)) {
    const url = new URL(request.url);
    if (url.pathname.endsWith(extension) && !fileMarkdown.test(url.pathname)) {
      url.pathname = pagePath(url.pathname);
      return {page: new Request(url, request), byPath: true};
    }
  }
  const accepts = /\btext\/markdown\b/i.test(request.headers.get('Accept') ?? '');
  return accepts ? {page: request, byPath: false} : undefined;
}

/** The path of a page from the path of its markdown. */
function pagePath(markdown: string): string {
  const path = markdown.slice(0, -extension.length);
  return withoutLanguage(path) === homeName ? localizedPath('/', getLanguage(path)) : path;
}

/** The path of a page's markdown from the path of the page; both with their language. */
export function markdownPath(path: string): string {
  const isHome = withoutLanguage(path) === '/';
  return (isHome ? path.replace(/\/$/, '') + homeName : path) + extension;
}

/**
 * Reads the markdown of a page by the page's path with its language; `undefined` when there is no such page. Throws the 503 of a store that
 * doesn't answer.
 */
export type ReadMarkdown = (path: string) => Promise<string | undefined>;

/**
 * The request for a page's markdown during an agent's call. Like the call it has the cookie of the password page, and counts for the
 * same IP address.
 */
export function requestForMarkdown({url, headers}: Request, path: string): Request {
  const page = new URL(url);
  page.pathname = markdownPath(path);
  page.search = '';
  return new Request(page, {headers: pickHeaders(headers, ['Cookie', buyerAddressHeader])});
}

export async function readBody(answer: Promise<Response>): Promise<string | undefined> {
  const response = await answer;
  if (response.status >= 500) throw storeUnavailable();
  const isMarkdown = response.headers.get('Content-Type')?.startsWith('text/markdown');
  return response.status === 200 && isMarkdown ? response.text() : undefined;
}

/** Converts the HTML of a page to markdown. A response that isn't HTML stays as it is. */
export async function toMarkdown(response: Response): Promise<Response> {
  const {status} = response;
  const headers = new Headers(response.headers);
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  headers.delete('Content-Security-Policy');
  return new Response(pageMarkdown(await response.text()), {status, headers});
}

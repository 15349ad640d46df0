import {NodeHtmlMarkdown} from 'node-html-markdown';
import {parse, type HTMLElement} from 'node-html-parser';
import {storeUnavailable} from '~/platform/errors';
import {buyerAddressHeader} from '~/platform/http/networkAddress';
import {pickHeaders} from '~/platform/http/documentRequest';
import {getLanguage, localizedPath, withoutLanguage} from '~/i18n/language';

const extension = '.md';

/** The name of the home page's markdown: its path has no name to which the extension could be added. */
const homeName = '/index';

/** `/agents.md` is a file of its own, not the markdown of a page. */
const agentsFile = /(^|\/)agents\.md$/;

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
    if (url.pathname.endsWith(extension) && !agentsFile.test(url.pathname)) {
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
  return response.status === 200 ? response.text() : undefined;
}

/** Elements that mean nothing in markdown: controls, drawings and decoration. */
const skippedElements =
  'script, style, template, svg, button, input, select, textarea, dialog, [hidden], [aria-hidden="true"], img[alt=""], img:not([alt])';

/** Converts the HTML of a page to markdown. A response that isn't HTML stays as it is. */
export async function toMarkdown(response: Response): Promise<Response> {
  const {status} = response;
  const headers = new Headers(response.headers);
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  headers.delete('Content-Security-Policy');
  return new Response(pageMarkdown(await response.text()), {status, headers});
}

/** Title, description, URL and language of a page, and below them the content of its `main`. */
export function pageMarkdown(html: string): string {
  const document = parse(html);
  const readAttribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const canonical = readAttribute('link[rel="canonical"]', 'href');
  const facts = {
    title: document.querySelector('title')?.textContent,
    description: readAttribute('meta[name="description"]', 'content'),
    url: canonical,
    language: readAttribute('html', 'lang'),
  };
  const main = document.querySelector('main') ?? document;
  for (const element of main.querySelectorAll(skippedElements)) element.remove();
  for (const link of main.querySelectorAll('a')) simplifyLink(link, canonical);
  const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []));
  return [
    '---',
    ...lines,
    '---',
    '',
    NodeHtmlMarkdown.translate(main.outerHTML, {blockElements: ['label', 'legend']}),
    '',
  ].join('\n');
}

/** A card is one link with pictures and several texts. The link keeps its texts, or without texts those of its pictures. */
function simplifyLink(link: HTMLElement, base: string | undefined): void {
  const href = link.getAttribute('href') ?? '';
  if (base && URL.canParse(href, base)) link.setAttribute('href', new URL(href, base).href);
  const texts = textsOf(link);
  const pictures = link.querySelectorAll('img').map((picture) => picture.getAttribute('alt') ?? '');
  link.textContent = (texts.length > 0 ? texts : pictures).join(' ');
}

const textsOf = (element: HTMLElement): string[] =>
  element.childNodes
    .flatMap((node) => ('tagName' in node ? textsOf(node as HTMLElement) : [node.textContent.trim()]))
    .filter(Boolean);

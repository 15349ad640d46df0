import {pieceParameters} from '~/configurator/rules/readPiece';
import {sheetParameters} from '~/configurator/rules/sheetPath';
import {prefillParameters} from '~/contact/prefill';
import {filterParameter} from '~/content/projects/projectFilter';
import {withoutLanguage} from '~/i18n/language';
import {pageParameter} from '~/platform/listPage';
import {valuesParameter} from '~/product/valuesParameter';
import {kindParameter, madeParameter} from '~/product/shopFilter';
import {queryParameter} from '~/search/query';
import {requestUrl} from '~/platform/requestUrl';

/** The parameters that each page reads, by its path without the language. A page that isn't here reads none. */
const read: readonly (readonly [RegExp, readonly string[]])[] = [
  // The data of the home page has a path of its own.
  [/^\/(_root)?$/, pieceParameters],
  [/^\/product\/[^/]+$/, ['variant', valuesParameter, pageParameter, 'replaces', 'quantity', ...pieceParameters]],
  [/^\/products\/[^/]+$/, ['variant']],
  [/^\/sheet\/[^/]+\/[^/]+$/, sheetParameters],
  [/^\/projects$/, [filterParameter, pageParameter]],
  [/^\/shop$/, [madeParameter, kindParameter, pageParameter]],
  [/^\/(services|about|jobs|faq|press)$/, [pageParameter]],
  [/^\/contact$/, prefillParameters],
];

/** Paths whose answers belong to one visitor or are no documents. `__manifest` is Remix's list of routes. */
const notShared = /^\/(cart(\/|$)|discount\/|api\/|favicon\/|__manifest$)|\./;

/** Files that are made once and kept like documents. */
const sharedFile = /^\/sheet\/[^/.]+\/[^/.]+\/model\.(glb|usdz)$/;

/** Results of a search: there are as many as people can make up words. */
const isResults = (page: string, parameters: URLSearchParams) => page === '/search' && parameters.has(queryParameter);

const data = '.data';

/** Longest query that is worth keeping a document for. */
const maxQuery = 2_000;

/**
 * The URL of a document, or of its data, that is the same for every visitor, without the parameters that its page doesn't
 * read. Undefined for everything else.
 */
export function documentUrl(request: Pick<Request, 'method' | 'url'>): Readonly<URL> | undefined {
  const {method} = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const url = requestUrl(request);
  const {pathname, searchParams} = url;
  const isData = pathname.endsWith(data);
  const page = withoutLanguage(isData ? pathname.slice(0, -data.length) : pathname);
  if ((notShared.test(page) && !sharedFile.test(page)) || isResults(page, searchParams)) return undefined;
  if (!/[?#]/.test(url.href)) return url;
  // Not made of origin and path: a path that begins with two slashes would be taken for a host.
  const document = new URL(url);
  document.search = '';
  document.hash = '';
  const names = read.find(([path]) => path.test(page))?.[1] ?? [];
  // Which routes the browser needs data of: Remix's own parameter.
  for (const name of isData ? [...names, '_routes'] : names)
    for (const value of searchParams.getAll(name)) document.searchParams.append(name, value);
  return document.search.length > maxQuery ? undefined : document;
}

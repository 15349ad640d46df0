import {allChoices} from '~/configurator/rules/choice';
import {pieceParameters} from '~/configurator/rules/readPiece';
import {sheetParameters} from '~/configurator/rules/sheetPath';
import {prefillParameters} from '~/contact/prefill';
import {filterParameter} from '~/content/projects/projectFilter';
import {withoutLanguage} from '~/i18n/language';
import type {Config} from '~/platform/env';
import type {RequestContext} from '~/platform/http/interceptor';
import {pageParameter} from '~/platform/listPage';
import {valuesParameter} from '~/product/choices';
import {kindParameter, madeParameter, ways} from '~/product/shopFilter';
import {queryParameter} from '~/search/query';

/** The normal form of each parameter. A page that is asked for in another one is rendered, and not cached. */
const normalForms: Readonly<Record<string, RegExp>> = {
  [pageParameter]: /^[1-9]\d{0,2}$/,
  [filterParameter]: /^[\p{L}\p{N}_-]{1,100}$/u,
  [kindParameter]: /^[\p{L}\p{N}_-]{1,100}$/u,
  [madeParameter]: new RegExp(`^(${ways.join('|')})$`),
  [valuesParameter]: /^\d{1,20}(\.\d{1,20}){0,2}$/,
  variant: /^\d{1,20}$/,
  quantity: /^[1-9]\d?$/,
  color: /^[\da-f]{6}$/,
  length: /^\d{1,4}$/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  ...Object.fromEntries(
    allChoices().map(({name, options}) => [name, new RegExp(`^(${options.map(({value}) => value).join('|')})$`)]),
  ),
};

/**
 * The parameters that each page reads, by its path without the language. A page that isn't here reads none. Those without a
 * normal form, such as the text of an enquiry, belong to one visitor.
 */
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
  [/^\/search$/, [queryParameter]],
];

/** Paths whose answers belong to one visitor, or are no documents. `__manifest` is Remix's list of routes. */
const notShared = /^\/(cart(\/|$)|discount\/|thankyou\/|api\/|favicon\/|__manifest$)|\./;

/** Drawing sheets and their files: there are as many as pieces that can be configured. */
const sheet = /^\/sheet\//;

/** Files that are made once and cached like documents. */
const sharedFile = /^\/sheet\/[^/.]+\/[^/.]+\/model\.(glb|usdz)$/;

const data = '.data';

type Address = Pick<RequestContext, 'url' | 'locked' | 'unroutable' | 'preview'> & {
  config: Pick<Config, 'PUBLIC_SITE_URL'>;
};

interface DocumentAddress {
  url: Readonly<URL>;
  /** There are more addresses of this kind than pages, or a visitor can make them up: a query, a drawing sheet, a forged host. */
  isVariant: boolean;
}

/**
 * The address of a document, or of its data, that is the same for every visitor: at the site's own origin, without parameters
 * that its page doesn't read (among them Remix's `_routes`: the data of a page is cached as a whole). Undefined for what is
 * rendered for each visitor anew.
 */
export function documentAddress(
  {method}: Pick<Request, 'method'>,
  {config, url: requested, locked, unroutable, preview}: Address,
): DocumentAddress | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || locked || unroutable || preview) return undefined;
  const {origin, pathname, searchParams} = requested;
  const page = withoutLanguage(pathname.endsWith(data) ? pathname.slice(0, -data.length) : pathname);
  if (notShared.test(page) && !sharedFile.test(page)) return undefined;
  // Not made of origin and path: a path that begins with two slashes would be taken for a host.
  const url = new URL(config.PUBLIC_SITE_URL ?? origin);
  url.pathname = pathname;
  for (const name of read.find(([path]) => path.test(page))?.[1] ?? []) {
    const [value, ...others] = searchParams.getAll(name);
    if (value === undefined) continue;
    if (others.length || !normalForms[name]?.test(value)) return undefined;
    url.searchParams.set(name, value);
  }
  return {url, isVariant: !config.PUBLIC_SITE_URL || url.search !== '' || sheet.test(page)};
}

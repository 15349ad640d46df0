import {listAllChoices} from '~/configurator/offer/choices';
import {pieceParameters} from '~/configurator/piece/readPiece';
import {sheetParameters} from '~/configurator/piece/piecePath';
import {prefillParameters} from '~/contact/prefill';
import {filterParameter} from '~/content/projects/projectFilter';
import {withoutLanguage} from '~/i18n/language';
import type {Config} from '~/platform/env';
import type {RequestContext} from '~/platform/http/interceptor';
import {pageParameter} from '~/platform/listPage';
import {valuesParameter} from '~/product/variantOptions';
import {collectionParameter, availabilityParameter, availabilities, orderParameter, orders} from '~/product/shopFilter';
import {queryParameter} from '~/search/query';

/** The normal form of each parameter. A page with a parameter in another form is rendered for each request. */
const normalForms: Readonly<Record<string, RegExp>> = {
  [pageParameter]: /^[1-9]\d{0,2}$/,
  [filterParameter]: /^[\p{L}\p{N}_-]{1,100}$/u,
  [collectionParameter]: /^[\p{L}\p{N}_-]{1,100}$/u,
  [availabilityParameter]: new RegExp(`^(${availabilities.join('|')})$`),
  [orderParameter]: new RegExp(`^(${orders.join('|')})$`),
  [valuesParameter]: /^\d{1,20}(\.\d{1,20}){0,2}$/,
  variant: /^\d{1,20}$/,
  quantity: /^[1-9]\d?$/,
  color: /^[\da-f]{6}$/,
  length: /^\d{1,4}$/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  ...Object.fromEntries(
    listAllChoices().map(({name, options}) => [name, new RegExp(`^(${options.map(({value}) => value).join('|')})$`)]),
  ),
};

/**
 * The parameters that each page reads, by its path without the language. Other pages read none. A parameter without a normal form, such
 * as the text of an enquiry, belongs to one visitor, so the page isn't shared.
 */
const readParameters: readonly (readonly [RegExp, readonly string[]])[] = [
  // `_root` is the path of the home page's data. Home redirects these parameters to the page of its piece.
  [/^\/(_root)?$/, pieceParameters],
  [/^\/product\/[^/]+$/, ['variant', valuesParameter, pageParameter, 'replaces', 'quantity', ...pieceParameters]],
  [/^\/products\/[^/]+$/, ['variant']],
  [/^\/sheet\/[^/]+\/[^/]+$/, sheetParameters],
  [/^\/projects$/, [filterParameter, pageParameter]],
  [/^\/shop$/, [availabilityParameter, collectionParameter, orderParameter, pageParameter]],
  [/^\/contact$/, prefillParameters],
  [/^\/search$/, [queryParameter]],
];

/** Paths whose answers are for one visitor, or are no documents, such as files. */
export const uncacheablePath = /^\/(cart(\/|$)|mcp$|discount\/|thankyou\/|api\/|favicon\/)|\./;

/** Drawing sheets and their files. There are as many as there are configurations of pieces. */
export const drawingSheet = /^\/sheet\//;

/** The exceptions to `uncacheablePath`: files that are cached like documents. */
const cacheableFile = /^\/sheet\/[^/.]+\/[^/.]+\/model\.(glb|usdz)$/;

const dataSuffix = '.data';

/** The path of the page whose document or data is requested, without the language. */
export const pagePathOf = ({pathname}: Pick<URL, 'pathname'>): string =>
  withoutLanguage(pathname.endsWith(dataSuffix) ? pathname.slice(0, -dataSuffix.length) : pathname);

type AddressContext = Pick<RequestContext, 'url' | 'isLocked' | 'isUnroutable' | 'isPreview'> & {
  config: Pick<Config, 'PUBLIC_SITE_URL'>;
};

export interface CacheableAddress {
  url: Readonly<URL>;
  /** A visitor can make up URLs of this kind: a query, a drawing sheet, a forged host. */
  isVariant: boolean;
}

/**
 * The address under which a document or the data of its page is cached and shared by all visitors. `undefined` when the answer must
 * not be cached, because it belongs to one visitor or reads a parameter in an unusual form. (`isShareable` in `documentCache.ts`
 * refuses responses, such as redirects and those with a cookie.) The address is at the site's own origin, and
 * has only the parameters that the page reads: not Remix's `_routes`, for example, because the data of a page is cached as a whole.
 */
export function findCacheableAddress(
  {method}: Pick<Request, 'method'>,
  {config, url: requested, isLocked, isUnroutable, isPreview}: AddressContext,
): CacheableAddress | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isLocked || isUnroutable || isPreview) return undefined;
  const {origin, pathname, searchParams} = requested;
  const page = pagePathOf(requested);
  if (uncacheablePath.test(page) && !cacheableFile.test(page)) return undefined;
  // `new URL(path, origin)` would take a path with two slashes at its beginning for a host.
  const url = new URL(config.PUBLIC_SITE_URL ?? origin);
  url.pathname = pathname;
  for (const name of readParameters.find(([path]) => path.test(page))?.[1] ?? []) {
    const [value, ...others] = searchParams.getAll(name);
    if (value === undefined) continue;
    if (others.length || !normalForms[name]?.test(value)) return undefined;
    url.searchParams.set(name, value);
  }
  return {url, isVariant: !config.PUBLIC_SITE_URL || url.search !== '' || drawingSheet.test(page)};
}

import {redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {HandleQuery, RedirectsQuery} from 'storefrontapi.generated';
import {defaultLanguage, localizedPath, sitePath, withoutLanguage, type Language} from '~/i18n/language';
import {lookupCache} from '../cache/lifetimes';
import {notFound} from '../errors';
import {toShopifyPath, fromShopifyPath} from '../http/formerAddresses';
import {publicFor} from '../cache/cacheControl';
import {browserLifetimes} from '../cache/lifetimes';

interface Args {
  request: Request;
  context: Pick<AppLoadContext, 'storefront' | 'language'>;
}

/**
 * The response that a loader throws when a path has no page: the merchant's redirect (rule 1.15), else the redirect of a Shopify path
 * or of a handle in capitals, else the not-found page.
 */
export async function missingPage({request, context}: Args): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const path = withoutLanguage(pathname);
  const merchantTarget = await findMerchantTarget(pathname, context);
  const target = merchantTarget ?? fromShopifyPath(path) ?? (await findLowerCasePage(path, context));
  const location = target && toLocation(target, context.language);
  if (!location || location === pathname) return notFound();
  const headers = publicFor(merchantTarget ? browserLifetimes.merchantRedirect : browserLifetimes.redirect);
  return redirect(withQuery(location, search), {status: 301, headers});
}

/** Adds the query of the request to a redirect's location, unless the location has a query or hash of its own. */
export function withQuery(location: string, search: string): string {
  return location.includes('?') || location.includes('#') ? location : location + search;
}

/**
 * The location of a merchant's redirect: another site only for a complete URL. Any other target is a path of this site, in the
 * language of the request.
 */
export function toLocation(target: string, language: Language): string {
  if (/^https?:\/\/[^/\\]/i.test(target)) return target;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(sitePath(target)) ?? [];
  return localizedPath((fromShopifyPath(pathname) ?? pathname) + rest, language);
}

/** Shopify's maximum length of a redirect's path. */
const maxPath = 1_024;

/** The target of the merchant's redirect for a path, or for Shopify's path of the same page. */
async function findMerchantTarget(
  pathname: string,
  {storefront, language}: Args['context'],
): Promise<string | undefined> {
  const path = decode(withoutLanguage(pathname)).toLowerCase().replace(/\/+$/, '');
  const translatedPaths = language === defaultLanguage ? [] : [localizedPath(path, language)];
  const paths = [...new Set([...translatedPaths, path, toShopifyPath(path)])];
  // A quote or backslash would end the search term.
  if (path.length < 2 || path.length > maxPath || /["\\]/.test(path)) return undefined;
  const query = paths.map((candidate) => `path:"${candidate}"`).join(' OR ');
  const cache = lookupCache<RedirectsQuery>(({urlRedirects}) => urlRedirects.nodes.length > 0);
  const answer = await storefront.query(REDIRECTS_QUERY, {variables: {query}, cache}).catch(() => null);
  const redirects = answer?.urlRedirects.nodes ?? [];
  const findTarget = (candidate: string) =>
    redirects.find((urlRedirect) => urlRedirect.path.toLowerCase() === candidate)?.target;
  return paths.map(findTarget).find(Boolean);
}

/** The type of the metaobject, or `product`, by the path prefix of its pages. */
const entryTypes = new Map([
  ['/', 'landingpage'],
  ['/projects/', 'projekte'],
  ['/services/', 'leistungen'],
  ['/product/', 'product'],
]);

/** The path of the page whose handle is the one in `path`, but in lowercase as in the store. */
async function findLowerCasePage(path: string, {storefront}: Args['context']): Promise<string | undefined> {
  const [, parent = '', requestedHandle = ''] =
    /^(\/(?:\w+\/)?)([\p{L}\p{M}\p{N}_-]{1,255})$/u.exec(decode(path)) ?? [];
  const handle = requestedHandle.toLowerCase();
  const type = entryTypes.get(parent);
  if (!type || handle === requestedHandle) return undefined;
  const cache = lookupCache<HandleQuery>(({metaobject, product}) => Boolean(metaobject ?? product));
  const answer = await storefront.query(HANDLE_QUERY, {variables: {handle, type}, cache}).catch(() => undefined);
  const entry = type === 'product' ? answer?.product : answer?.metaobject;
  return entry ? parent + encodeURIComponent(handle) : undefined;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const HANDLE_QUERY = `#graphql
  query Handle($handle: String!, $type: String!) {
    metaobject(handle: {type: $type, handle: $handle}) { id }
    product(handle: $handle) { id }
  }
` as const;

const REDIRECTS_QUERY = `#graphql
  query Redirects($query: String!) {
    urlRedirects(first: 10, query: $query) { nodes { path target } }
  }
` as const;

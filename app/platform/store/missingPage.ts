import {redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {HandleQuery, RedirectsQuery} from 'storefrontapi.generated';
import {defaultLanguage, localizedPath, sitePath, withoutLanguage, type Language} from '~/i18n/language';
import {lookupCache} from '../cache/lifetimes';
import {notFound} from '../errors';
import {shopifyAddress, siteAddress} from '../http/formerAddresses';
import {publicFor} from '../cache/cacheControl';
import {browserLifetimes} from '../cache/lifetimes';

interface Args {
  request: Request;
  context: Pick<AppLoadContext, 'storefront' | 'language'>;
}

/**
 * What a loader throws that has no page for a path: the redirect that the merchant has made for it (rule 1.15), else the one
 * from an address of Shopify's (rule 1.14) or from a handle in capitals (rule 1.13), else the not-found page.
 */
export async function missingPage({request, context}: Args): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const path = withoutLanguage(pathname);
  const target = await merchantTarget(pathname, context);
  const address = target ?? siteAddress(path) ?? (await lowerCasePage(path, context));
  const location = address && toLocation(address, context.language);
  if (!location || location === pathname) return notFound();
  const headers = publicFor(target ? browserLifetimes.merchantRedirect : browserLifetimes.redirect);
  return redirect(withQuery(location, search), {status: 301, headers});
}

/** A redirect's location with the query of the request, unless it has one of its own. */
export function withQuery(location: string, search: string): string {
  return location.includes('?') || location.includes('#') ? location : location + search;
}

/**
 * Where a merchant's redirect leads: to another site only when the merchant has written its whole URL. Everything else is a
 * path of this site (rule 1.11), in the language of the request.
 */
export function toLocation(target: string, language: Language): string {
  if (/^https?:\/\/[^/\\]/i.test(target)) return target;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(sitePath(target)) ?? [];
  return localizedPath((siteAddress(pathname) ?? pathname) + rest, language);
}

/** Longest path that a redirect can have at Shopify. */
const maxPath = 1_024;

/** The target of the merchant's redirect for a path, also when it is made for the path that Shopify has for the same page. */
async function merchantTarget(pathname: string, {storefront, language}: Args['context']): Promise<string | undefined> {
  const path = decode(withoutLanguage(pathname)).toLowerCase().replace(/\/+$/, '');
  const own = language === defaultLanguage ? [] : [localizedPath(path, language)];
  const asked = [...new Set([...own, path, shopifyAddress(path)])];
  // Quotes would end the text that is looked for.
  if (path.length < 2 || path.length > maxPath || /["\\]/.test(path)) return undefined;
  const query = asked.map((candidate) => `path:"${candidate}"`).join(' OR ');
  const cache = lookupCache<RedirectsQuery>(({urlRedirects}) => urlRedirects.nodes.length > 0);
  const answer = await storefront.query(REDIRECTS_QUERY, {variables: {query}, cache}).catch(() => null);
  const found = answer?.urlRedirects.nodes ?? [];
  const target = (candidate: string) => found.find(({path: from}) => from.toLowerCase() === candidate)?.target;
  return asked.map(target).find(Boolean);
}

/** What stands before a handle in the path of its page: the type of its metaobject, or the product's. */
const handles = new Map([
  ['/', 'landingpage'],
  ['/projects/', 'projekte'],
  ['/services/', 'leistungen'],
  ['/product/', 'product'],
]);

/** Handles are lower case at the store: the page that a path with capitals in its handle means, if there is one. */
async function lowerCasePage(path: string, {storefront}: Args['context']): Promise<string | undefined> {
  const [, parent = '', written = ''] = /^(\/(?:\w+\/)?)([\p{L}\p{M}\p{N}_-]{1,255})$/u.exec(decode(path)) ?? [];
  const handle = written.toLowerCase();
  const type = handles.get(parent);
  if (!type || handle === written) return undefined;
  const cache = lookupCache<HandleQuery>(({metaobject, product}) => Boolean(metaobject ?? product));
  const answer = await storefront.query(HANDLE_QUERY, {variables: {handle, type}, cache}).catch(() => undefined);
  const found = type === 'product' ? answer?.product : answer?.metaobject;
  return found ? parent + encodeURIComponent(handle) : undefined;
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

import {publicFor} from '../cache/cacheControl';
import {browserLifetimes} from '../cache/lifetimes';
import {pageParameter} from '../listPage';
import type {Interceptor} from './interceptor';

/** First segments of the former site's paths. */
const formerSegments = [
  'objekte',
  'studio',
  'projekte',
  'project',
  'produkt',
  'category',
  'kategorie',
  'produkt-kategorie',
  'product-category',
  'produkt-schlagwort',
  'designer-moebel-shop',
  'designermoebel-shop',
  'footer',
  'coming-soon-duplicate',
  'impressum',
];

interface FormerAddress {
  path: RegExp;
  /** Path of this site, without its language. */
  target: string;
  /** The address is always redirected. For any other, a page or a redirect of the merchant takes precedence. */
  isGone?: boolean;
}

/**
 * The addresses of the former site with all paths below them (rule 1.9), and those of Shopify's own storefronts (rule 1.14). The first
 * match counts.
 */
const addresses: FormerAddress[] = [
  {path: new RegExp(`^/+(?:${formerSegments.join('|')})(?:/|$)`, 'i'), target: '/', isGone: true},
  {path: /^\/(?:collections\/[^/]+\/)?products\/([^/]+)$/, target: '/product/$1'},
  {path: /^\/(?:products|collections)(?:\/.*)?$/, target: '/shop'},
  {path: /^\/policies\/((?:terms-of-service|(?:refund|privacy|shipping)-policy))$/, target: '/legal/$1'},
  {path: /^\/(?:policies\/legal-notice|pages\/imp(?:rint|ressum))$/, target: '/imprint'},
  {path: /^\/policies\/contact-information$/, target: '/contact'},
  {path: /^\/pages\/([^/]+)$/, target: '/$1'},
];

/** Query parameters of the former shop's pages. */
const formerParameters = ['product_shipping_class', 'shipping_class', 'shipping-class', 'versandklasse'];

/** The paths of lists that had further pages, and of their data. */
const formerLists = /^\/(?:en\/)?(?:services|about|jobs|faq|press)(?:\.data)?$/;

/** Redirects URLs of the former site permanently to the home page, and former pages of a list to the list (rule 9.6). */
export const formerAddresses: Interceptor = ({method}, {url}) => {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const target = findTarget(url);
  if (!target) return undefined;
  return new Response(null, {
    status: 301,
    headers: {Location: target, ...publicFor(browserLifetimes.redirect)},
  });
};

function findTarget({href, pathname, search, searchParams}: Readonly<URL>): string | undefined {
  const hasFormerParameter =
    search !== '' && formerParameters.some((name) => searchParams.has(name) || searchParams.get('taxonomy') === name);
  const isGone = addresses.some((address) => address.isGone && address.path.test(pathname));
  if (isGone || hasFormerParameter) return '/';
  if (!formerLists.test(pathname) || !searchParams.has(pageParameter)) return undefined;
  const list = new URL(href);
  list.searchParams.delete(pageParameter);
  return list.pathname + list.search;
}

/** The site's path for a path of Shopify, both without language and query; `undefined` for other paths. */
export function fromShopifyPath(path: string): string | undefined {
  const trimmed = path.replace(/\/+$/, '');
  const address = addresses.find(({isGone, path}) => !isGone && path.test(trimmed));
  return address && trimmed.replace(address.path, address.target);
}

/** The path that Shopify's admin has for a page of this site. The merchant may have made a redirect for that path. */
export function toShopifyPath(path: string): string {
  return path
    .replace(/^\/product\//, '/products/')
    .replace(/^\/legal\//, '/policies/')
    .replace(/^\/([^/]+)$/, '/pages/$1');
}

/** Paths at which Shopify's own storefronts have their pages, and the paths of this site (rule 1.14). The first match counts. */
const addresses: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:collections\/[^/]+\/)?products\/([^/]+)$/, '/product/$1'],
  [/^\/(?:products|collections)(?:\/.*)?$/, '/shop'],
  [/^\/policies\/((?:terms-of-service|(?:refund|privacy|shipping)-policy))$/, '/legal/$1'],
  [/^\/(?:policies\/legal-notice|pages\/imp(?:rint|ressum))$/, '/imprint'],
  [/^\/policies\/contact-information$/, '/contact'],
  [/^\/pages\/([^/]+)$/, '/$1'],
];

/** The site's path for one of Shopify's, both without language and query; `undefined` when it is none of them. */
export function siteAddress(path: string): string | undefined {
  const known = path.replace(/\/+$/, '');
  const [pattern, target] = addresses.find(([candidate]) => candidate.test(known)) ?? [];
  return pattern && target && known.replace(pattern, target);
}

/** The path that Shopify's admin knows a page of this site by: a redirect from there counts here too. */
export function shopifyAddress(path: string): string {
  return path
    .replace(/^\/product\//, '/products/')
    .replace(/^\/legal\//, '/policies/')
    .replace(/^\/([^/]+)$/, '/pages/$1');
}

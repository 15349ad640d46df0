/** Paths of the former site that are gone with everything below them (specification, section 2). */
const gone = new Set([
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
]);

/** Query parameters of the former shop that stood for a page of their own. */
const goneParameters = ['product_shipping_class', 'shipping_class', 'shipping-class', 'versandklasse'];

/** Whether an address is one of the former site, compared by whole segments without regard to case. */
export function isLegacy({pathname, searchParams}: URL): boolean {
  const [first = ''] = pathname.toLowerCase().split('/').filter(Boolean);
  if (gone.has(first)) return true;
  return goneParameters.some((name) => searchParams.has(name) || searchParams.get('taxonomy') === name);
}

/** The answer to an address of the former site: for good to the home page. */
export function legacyRedirect(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!isLegacy(new URL(request.url))) return undefined;
  return new Response(null, {status: 301, headers: {Location: '/', 'Cache-Control': 'public, max-age=86400'}});
}

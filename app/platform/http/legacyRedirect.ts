import {requestUrl} from './requestUrl';

/** Paths of the former site that are gone with everything below them (rule 1.9). */
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

/** Query parameters that were pages of the former shop. */
const goneParameters = ['product_shipping_class', 'shipping_class', 'shipping-class', 'versandklasse'];

/** Whether a URL is one of the former site. Whole segments are compared, without case. */
function isLegacy({pathname, search, searchParams}: Readonly<URL>): boolean {
  const [first = ''] = pathname.toLowerCase().split('/').filter(Boolean);
  if (gone.has(first)) return true;
  return (
    search !== '' && goneParameters.some((name) => searchParams.has(name) || searchParams.get('taxonomy') === name)
  );
}

/** A URL of the former site is moved to the home page for good. */
export function legacyRedirect(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!isLegacy(requestUrl(request))) return undefined;
  return new Response(null, {status: 301, headers: {Location: '/', 'Cache-Control': 'public, max-age=86400'}});
}

import type {Storefront} from '@shopify/hydrogen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {allNodes} from '~/platform/allNodes';
import {contentCache, longListCache, maxListPages} from '~/platform/caching';
import {notFound} from '~/platform/errors';
import {maxPaths, sitemap, sitemapIndex} from '~/platform/sitemap';

/** Pages that are there whatever entries the store has. */
const fixedPaths = [
  '/',
  '/projects',
  '/services',
  '/shop',
  '/about',
  '/contact',
  '/jobs',
  '/faq',
  '/press',
  '/imprint',
  '/widerruf',
  '/barrierefreiheit',
];

/**
 * Search engines take no URL without a host, so without one there is no sitemap (rule 1.12). A long one is an index of parts
 * (rule 1.10).
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin, storefront} = context;
  if (!origin) throw notFound();
  const paths = await loadPaths(storefront);
  const parts = Math.ceil(paths.length / maxPaths);
  const asked = new URL(request.url).searchParams.get('part');
  const part = Number(asked);
  if (asked !== null && !(/^[1-9]\d?$/.test(asked) && part <= parts)) throw notFound();
  const body =
    asked === null && parts > 1
      ? sitemapIndex(origin, parts)
      : sitemap(origin, asked === null ? paths : paths.slice((part - 1) * maxPaths, part * maxPaths));
  return new Response(body, {
    headers: {'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}

/** The paths of all pages, without their language. */
async function loadPaths(storefront: Pick<Storefront, 'query'>): Promise<string[]> {
  const answer = await storefront.query(SITEMAP_QUERY, {cache: contentCache()});
  const {shop, termsInfo, projects, services, workshop, landingPages, products} = answer;
  const cache = longListCache();
  const entries = (type: string, first: typeof projects) =>
    allNodes(
      first,
      async (after) => (await storefront.query(MORE_ENTRIES_QUERY, {variables: {type, after}, cache})).entries,
      maxListPages,
    );
  const [allProjects, allServices, allLandingPages, allProducts] = await Promise.all([
    entries('projekte', projects),
    entries('leistungen', services),
    entries('landingpage', landingPages),
    allNodes(
      products,
      async (after) => (await storefront.query(MORE_PRODUCTS_QUERY, {variables: {after}, cache})).products,
      maxListPages,
    ),
  ]);
  return [
    ...fixedPaths,
    ...Object.values(shop).flatMap((policy) => (policy ? [`/legal/${policy.handle}`] : [])),
    ...(termsInfo.nodes.length > 0 ? ['/legal/agb-info'] : []),
    ...(workshop.nodes.length > 0 ? ['/werkstatt'] : []),
    ...allProjects.map(({handle}) => `/projects/${handle}`),
    ...allServices.map(({handle}) => `/services/${handle}`),
    ...allProducts.map(({handle}) => `/product/${handle}`),
    ...allLandingPages.map(({handle}) => `/${handle}`),
  ];
}

const SITEMAP_QUERY = `#graphql
  query Sitemap {
    shop {
      termsOfService { handle }
      refundPolicy { handle }
      privacyPolicy { handle }
      shippingPolicy { handle }
    }
    termsInfo: metaobjects(type: "agb_text", first: 1) { nodes { handle } }
    workshop: metaobjects(type: "werkstatt", first: 1) { nodes { handle } }
    projects: metaobjects(type: "projekte", first: 250) { nodes { handle } pageInfo { hasNextPage endCursor } }
    services: metaobjects(type: "leistungen", first: 250) { nodes { handle } pageInfo { hasNextPage endCursor } }
    landingPages: metaobjects(type: "landingpage", first: 250) { nodes { handle } pageInfo { hasNextPage endCursor } }
    products(first: 250) { nodes { handle } pageInfo { hasNextPage endCursor } }
  }
` as const;

const MORE_ENTRIES_QUERY = `#graphql
  query MoreSitemapEntries($type: String!, $after: String!) {
    entries: metaobjects(type: $type, first: 250, after: $after) { nodes { handle } pageInfo { hasNextPage endCursor } }
  }
` as const;

const MORE_PRODUCTS_QUERY = `#graphql
  query MoreSitemapProducts($after: String!) {
    products(first: 250, after: $after) { nodes { handle } pageInfo { hasNextPage endCursor } }
  }
` as const;

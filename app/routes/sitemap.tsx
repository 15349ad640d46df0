import type {Storefront} from '@shopify/hydrogen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {SitemapEntryFragment} from 'storefrontapi.generated';
import {publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes, contentCache, longListCache} from '~/platform/cache/lifetimes';
import {allNodes, maxListPages} from '~/platform/store/pagination';
import {notFound} from '~/platform/errors';
import {maxPages, sitemap, sitemapIndex, type SitemapPage} from '~/platform/document/sitemap';

/** Pages that don't depend on entries of the store. */
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
 * The sitemap; a long one is an index of several parts (rule 1.10). URLs in a sitemap need a host, so while the site's origin isn't
 * known, there is no sitemap.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin, storefront} = context;
  if (!origin) throw notFound();
  const pages = await loadPages(storefront);
  const body = createBody(origin, pages, new URL(request.url).searchParams.get('part'));
  return new Response(body, {
    headers: {'Content-Type': 'application/xml; charset=utf-8', ...publicFor(browserLifetimes.textFile)},
  });
}

/** The requested part; without one the whole sitemap, or the index of its parts. Throws the not-found page for an unknown part. */
function createBody(origin: string, pages: readonly SitemapPage[], part: string | null): string {
  const partCount = Math.ceil(pages.length / maxPages);
  if (part === null) return partCount > 1 ? sitemapIndex(origin, partCount) : sitemap(origin, pages);
  const partNumber = /^[1-9]\d?$/.test(part) ? Number(part) : Infinity;
  if (partNumber > partCount) throw notFound();
  return sitemap(origin, pages.slice((partNumber - 1) * maxPages, partNumber * maxPages));
}

async function loadPages(storefront: Pick<Storefront, 'query'>): Promise<SitemapPage[]> {
  const answer = await storefront.query(SITEMAP_QUERY, {cache: contentCache});
  const {shop, termsInfo, projects, services, workshop, landingPages, products} = answer;
  const loadAllEntries = (type: string, firstEntries: typeof projects) =>
    allNodes(
      firstEntries,
      async (after) =>
        (await storefront.query(MORE_ENTRIES_QUERY, {variables: {type, after}, cache: longListCache})).entries,
      maxListPages,
    );
  const [allProjects, allServices, allLandingPages, allProducts] = await Promise.all([
    loadAllEntries('projekte', projects),
    loadAllEntries('leistungen', services),
    loadAllEntries('landingpage', landingPages),
    allNodes(
      products,
      async (after) =>
        (await storefront.query(MORE_PRODUCTS_QUERY, {variables: {after}, cache: longListCache})).products,
      maxListPages,
    ),
  ]);
  const policyPaths = Object.values(shop).flatMap((policy) => (policy ? [`/legal/${policy.handle}`] : []));
  const termsPaths = termsInfo.nodes.length > 0 ? ['/legal/agb-info'] : [];
  return [
    ...[...fixedPaths, ...policyPaths, ...termsPaths].map((path) => ({path})),
    ...workshop.nodes.slice(0, 1).map((entry) => toSitemapPage('/werkstatt', entry)),
    ...allProjects.map((entry) => toSitemapPage(`/projects/${entry.handle}`, entry)),
    ...allServices.map((entry) => toSitemapPage(`/services/${entry.handle}`, entry)),
    ...allProducts.map(({handle, updatedAt, images}) => ({
      path: `/product/${handle}`,
      changedAt: updatedAt,
      pictures: images.nodes.map(({url}) => url),
    })),
    ...allLandingPages.map((entry) => toSitemapPage(`/${entry.handle}`, entry)),
  ];
}

function toSitemapPage(path: string, {updatedAt, titelbild}: SitemapEntryFragment): SitemapPage {
  const image = titelbild?.reference?.image;
  return {path, changedAt: updatedAt, pictures: image ? [image.url] : []};
}

/** The sitemap's fields of an entry with a page of its own. */
const SITEMAP_ENTRY_FRAGMENT = `#graphql
  fragment SitemapEntry on Metaobject {
    handle
    updatedAt
    titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { url } } } }
  }
` as const;

const SITEMAP_PRODUCT_FRAGMENT = `#graphql
  fragment SitemapProduct on Product {
    handle
    updatedAt
    images(first: 5) { nodes { url } }
  }
` as const;

const SITEMAP_QUERY = `#graphql
  ${SITEMAP_ENTRY_FRAGMENT}
  ${SITEMAP_PRODUCT_FRAGMENT}
  query Sitemap {
    shop {
      termsOfService { handle }
      refundPolicy { handle }
      privacyPolicy { handle }
      shippingPolicy { handle }
    }
    termsInfo: metaobjects(type: "agb_text", first: 1) { nodes { handle } }
    workshop: metaobjects(type: "werkstatt", first: 1) { nodes { ...SitemapEntry } }
    projects: metaobjects(type: "projekte", first: 250) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }
    services: metaobjects(type: "leistungen", first: 250) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }
    landingPages: metaobjects(type: "landingpage", first: 250) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }
    products(first: 250) { nodes { ...SitemapProduct } pageInfo { hasNextPage endCursor } }
  }
` as const;

const MORE_ENTRIES_QUERY = `#graphql
  ${SITEMAP_ENTRY_FRAGMENT}
  query MoreSitemapEntries($type: String!, $after: String!) {
    entries: metaobjects(type: $type, first: 250, after: $after) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }
  }
` as const;

const MORE_PRODUCTS_QUERY = `#graphql
  ${SITEMAP_PRODUCT_FRAGMENT}
  query MoreSitemapProducts($after: String!) {
    products(first: 250, after: $after) { nodes { ...SitemapProduct } pageInfo { hasNextPage endCursor } }
  }
` as const;

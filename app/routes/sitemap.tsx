import type {Storefront} from '@shopify/hydrogen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {SitemapEntryFragment} from 'storefrontapi.generated';
import {publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes, contentCache, longListCache} from '~/platform/cache/lifetimes';
import {allNodes, maxListPages} from '~/platform/store/pagination';
import {notFound} from '~/platform/errors';
import {maxPages, sitemap, sitemapIndex, type SitemapPage} from '~/platform/document/sitemap';

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
  const pages = await loadPages(storefront);
  const parts = Math.ceil(pages.length / maxPages);
  const asked = new URL(request.url).searchParams.get('part');
  const part = Number(asked);
  if (asked !== null && !(/^[1-9]\d?$/.test(asked) && part <= parts)) throw notFound();
  const body =
    asked === null && parts > 1
      ? sitemapIndex(origin, parts)
      : sitemap(origin, asked === null ? pages : pages.slice((part - 1) * maxPages, part * maxPages));
  return new Response(body, {
    headers: {'Content-Type': 'application/xml; charset=utf-8', ...publicFor(browserLifetimes.textFile)},
  });
}

async function loadPages(storefront: Pick<Storefront, 'query'>): Promise<SitemapPage[]> {
  const answer = await storefront.query(SITEMAP_QUERY, {cache: contentCache});
  const {shop, termsInfo, projects, services, workshop, landingPages, products} = answer;
  const entries = (type: string, first: typeof projects) =>
    allNodes(
      first,
      async (after) =>
        (await storefront.query(MORE_ENTRIES_QUERY, {variables: {type, after}, cache: longListCache})).entries,
      maxListPages,
    );
  const [allProjects, allServices, allLandingPages, allProducts] = await Promise.all([
    entries('projekte', projects),
    entries('leistungen', services),
    entries('landingpage', landingPages),
    allNodes(
      products,
      async (after) =>
        (await storefront.query(MORE_PRODUCTS_QUERY, {variables: {after}, cache: longListCache})).products,
      maxListPages,
    ),
  ]);
  return [
    ...[
      ...fixedPaths,
      ...Object.values(shop).flatMap((policy) => (policy ? [`/legal/${policy.handle}`] : [])),
      ...(termsInfo.nodes.length > 0 ? ['/legal/agb-info'] : []),
    ].map((path) => ({path})),
    ...workshop.nodes.slice(0, 1).map((entry) => entryPage('/werkstatt', entry)),
    ...allProjects.map((entry) => entryPage(`/projects/${entry.handle}`, entry)),
    ...allServices.map((entry) => entryPage(`/services/${entry.handle}`, entry)),
    ...allProducts.map(({handle, updatedAt, images}) => ({
      path: `/product/${handle}`,
      changed: updatedAt,
      pictures: images.nodes.map(({url}) => url),
    })),
    ...allLandingPages.map((entry) => entryPage(`/${entry.handle}`, entry)),
  ];
}

function entryPage(path: string, {updatedAt, titelbild}: SitemapEntryFragment): SitemapPage {
  const image = titelbild?.reference?.image;
  return {path, changed: updatedAt, pictures: image ? [image.url] : []};
}

/** What the sitemap names of an entry that has a page of its own. */
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

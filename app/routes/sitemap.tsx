import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {contentCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';
import {sitemap} from '~/platform/sitemap';

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
];

/** Search engines take no URL without a host, so without one there is no sitemap (rule 1.12). */
export async function loader({context}: LoaderFunctionArgs) {
  if (!context.origin) throw notFound();
  const {shop, termsInfo, projects, services, workshop, landingPages, products} = await context.storefront.query(
    SITEMAP_QUERY,
    {cache: contentCache()},
  );
  const paths = [
    ...fixedPaths,
    ...Object.values(shop).flatMap((policy) => (policy ? [`/legal/${policy.handle}`] : [])),
    ...(termsInfo.nodes.length > 0 ? ['/legal/agb-info'] : []),
    ...(workshop.nodes.length > 0 ? ['/werkstatt'] : []),
    ...projects.nodes.map(({handle}) => `/projects/${handle}`),
    ...services.nodes.map(({handle}) => `/services/${handle}`),
    ...products.nodes.map(({handle}) => `/product/${handle}`),
    ...landingPages.nodes.map(({handle}) => `/${handle}`),
  ];
  return new Response(sitemap(context.origin, paths), {
    headers: {'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}

const SITEMAP_QUERY = `#graphql
  query Sitemap($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    shop {
      termsOfService { handle }
      refundPolicy { handle }
      privacyPolicy { handle }
      shippingPolicy { handle }
    }
    termsInfo: metaobjects(type: "agb_text", first: 1) { nodes { handle } }
    projects: metaobjects(type: "projekte", first: 250) { nodes { handle } }
    services: metaobjects(type: "leistungen", first: 250) { nodes { handle } }
    workshop: metaobjects(type: "werkstatt", first: 1) { nodes { handle } }
    landingPages: metaobjects(type: "landingpage", first: 250) { nodes { handle } }
    products(first: 250) { nodes { handle } }
  }
` as const;

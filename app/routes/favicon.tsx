import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pressHosts} from '~/content/press/press';
import {contentCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';

/** How long the favicon service may take, in ms. */
const patience = 2000;

/**
 * The favicon of a host that the press page links to, fetched by the worker: the visitor's browser
 * asks nobody else before consent. Hosts that the press page doesn't name are refused.
 */
export async function loader({context, params: {host = ''}}: LoaderFunctionArgs) {
  const {press} = await context.storefront.query(PRESS_LINKS_QUERY, {
    variables: {language: 'DE'},
    cache: contentCache(),
  });
  if (!pressHosts(press.nodes).includes(host)) throw notFound();
  const icon = await fetch(`${context.config.FAVICON_SERVICE_URL}${encodeURIComponent(host)}`, {
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  const type = icon?.headers.get('Content-Type') ?? '';
  const found = icon?.ok && type.startsWith('image/') && !type.includes('svg');
  return new Response(found ? icon.body : blankIcon, {
    headers: {
      'Content-Type': found ? type : 'image/svg+xml',
      'Cache-Control': `public, max-age=${found ? 604_800 : 3600}`,
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}

/** Stands in for a host without a favicon: a hairline square. */
const blankIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2.5 2.5h11v11h-11z" fill="none" stroke="#5c5850"/></svg>';

const PRESS_LINKS_QUERY = `#graphql
  query PressLinks($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    press: metaobjects(type: "press_page_settings", first: 1) {
      nodes {
        articles_list: field(key: "articles_list") {
          references(first: 100) { nodes { ... on Metaobject { link: field(key: "link") { value } } } }
        }
      }
    }
  }
` as const;

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PRESS_ARTICLES_FRAGMENT, toArticles} from '~/content/press/PressArticles';
import {contentCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';

/** How long the favicon service may take, in ms. */
const timeout = 2000;

/**
 * The favicon of a host that an article of the press page is at. The worker fetches it, so that the visitor's browser
 * asks no other company before consent. Other hosts are refused (rule 8.7).
 */
export async function loader({context, params: {host = ''}}: LoaderFunctionArgs) {
  const {press} = await context.storefront.query(PRESS_LINKS_QUERY, {
    variables: {language: 'DE'},
    cache: contentCache(),
  });
  const articles = press.nodes.flatMap(toArticles);
  if (!articles.some(({url}) => url && new URL(url).host === host)) throw notFound();
  const icon = await fetch(`${context.config.FAVICON_SERVICE_URL}${encodeURIComponent(host)}`, {
    signal: AbortSignal.timeout(timeout),
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
  ${PRESS_ARTICLES_FRAGMENT}
  query PressLinks($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    press: metaobjects(type: "press_page_settings", first: 1) { nodes { ...PressArticles } }
  }
` as const;

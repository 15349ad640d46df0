import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PRESS_ARTICLES_FRAGMENT, toArticles} from '~/content/press/PressArticles';
import {languageData, untranslatedLanguage} from '~/i18n/language';
import {publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes, contentCache} from '~/platform/cache/lifetimes';
import {withDeadline} from '~/platform/store/withDeadline';
import {graphite} from '~/styles/colors';

/** The timeout of the favicon service, in ms. */
const timeout = 2000;

/**
 * The favicon of a host in the press page's articles. The worker fetches it, so that the visitor's browser sends no third-party
 * request before consent. Other hosts are refused (rule 8.7).
 */
export async function loader({context, params: {host = ''}}: LoaderFunctionArgs) {
  const {press} = await context.storefront.query(PRESS_LINKS_QUERY, {
    variables: {language: languageData[untranslatedLanguage].code},
    cache: contentCache,
  });
  const articles = press.nodes.flatMap(toArticles);
  if (!articles.some(({url}) => url && new URL(url).host === host))
    return new Response('There is no icon here.\n', {status: 404});
  const icon = await fetchIcon(`${context.config.FAVICON_SERVICE_URL}${encodeURIComponent(host)}`);
  return new Response(icon?.picture ?? blankIcon, {
    headers: {
      'Content-Type': icon?.type ?? 'image/svg+xml',
      ...publicFor(icon ? browserLifetimes.favicon.found : browserLifetimes.favicon.missing),
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}

/** Loads an icon from the favicon service; `undefined` when the service has none or is too slow. */
async function fetchIcon(url: string): Promise<{picture: ArrayBuffer; type: string} | undefined> {
  const loadIcon = async () => {
    const answer = await fetch(url, {signal: AbortSignal.timeout(timeout)});
    const type = answer.headers.get('Content-Type') ?? '';
    const isUsable = answer.ok && type.startsWith('image/') && !type.includes('svg');
    return isUsable ? {picture: await answer.arrayBuffer(), type} : undefined;
  };
  const createTimeoutError = () => new Error('The favicon service gave no answer in time.');
  return withDeadline(loadIcon(), Date.now() + timeout, createTimeoutError).catch(() => undefined);
}

/** The placeholder for a host without a favicon: a hairline square. */
const blankIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2.5 2.5h11v11h-11z" fill="none" stroke="${graphite}"/></svg>`;

const PRESS_LINKS_QUERY = `#graphql
  ${PRESS_ARTICLES_FRAGMENT}
  query PressLinks($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    press: metaobjects(type: "press_page_settings", first: 1) { nodes { ...PressArticles } }
  }
` as const;

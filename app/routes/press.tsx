import {useLoaderData} from '@remix-run/react';
import {data as answer, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {PRESS_PAGE_FRAGMENT, toPressPage} from '~/content/press/press';
import {PressArticles} from '~/content/press/PressArticles';
import {PressInfo} from '~/content/press/PressInfo';
import {pressMessages} from '~/content/press/pressMessages';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {pageMeta, siteOf} from '~/platform/seo';
import {PageHeader} from '~/ui/PageHeader';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) => pageMeta(data?.settings ?? {}, siteOf(args));

/** Always in German. When the store fails, the page stands and the table says so (specification, section 8). */
export async function loader({context}: LoaderFunctionArgs) {
  const result = await context.storefront
    .query(PRESS_QUERY, {variables: {language: 'DE'}, cache: contentCache()})
    .catch(() => undefined);
  const entry = result?.press.nodes[0];
  return answer(
    {page: entry ? toPressPage(entry) : null, settings: toPageSettings(entry)},
    {status: result ? 200 : 503},
  );
}

export default function Press() {
  const {page} = useLoaderData<typeof loader>();
  const t = useMessages(pressMessages);
  const {germanOnly} = useMessages(contentMessages);
  return (
    <div lang="de">
      <PageHeader
        annotation={germanOnly && <span lang="en">{germanOnly}</span>}
        title={page?.headline || t.headline}
        lead={page?.intro || t.intro}
      />
      <PressArticles articles={page?.articles ?? null} />
      {page && <PressInfo {...page} />}
    </div>
  );
}

const PRESS_QUERY = `#graphql
  ${PAGE_SETTINGS_FRAGMENT}
  ${PRESS_PAGE_FRAGMENT}
  query Press($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    press: metaobjects(type: "press_page_settings", first: 1) { nodes { ...PressPage } }
  }
` as const;

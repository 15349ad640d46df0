import {useLoaderData} from '@remix-run/react';
import {data as createResponse, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import {text} from '~/content/fields';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {PRESS_ARTICLES_FRAGMENT, PressArticles, toArticles} from '~/content/press/PressArticles';
import {PRESS_INFO_FRAGMENT, PressInfo, toPressInfo} from '~/content/press/PressInfo';
import {pressMessages} from '~/content/press/pressMessages';
import {AWARD_LIST_FRAGMENT} from '~/content/press/tagLink';
import {languageData, untranslatedLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {PageHeader} from '~/ui/PageHeader';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta({...data?.pageSettings, textLanguage: untranslatedLanguage}, pageLocation(args));

/**
 * The page is always in German. Without settings it has default texts and no articles. When the store fails, an error takes the place
 * of the articles only.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const answer = await context.storefront
    .query(PRESS_QUERY, {variables: {language: languageData[untranslatedLanguage].code}, cache: contentCache})
    .catch(() => undefined);
  const entry = answer?.page.nodes[0];
  const t = pressMessages[context.language];
  const headline = text(entry?.headline) || t.headline;
  const intro = text(entry?.intro_text) || t.intro;
  return createResponse(
    {
      headline,
      intro,
      articles: answer && (entry ? toArticles(entry) : []),
      info: entry && toPressInfo(entry),
      pageSettings: toPageSettings(entry, {title: headline, description: intro}),
    },
    {status: answer ? 200 : 503},
  );
}

export default function Press() {
  const {headline, intro, articles, info} = useLoaderData<typeof loader>();
  const language = useLanguage();
  const {germanOnly} = useMessages(contentMessages);
  return (
    <div lang={untranslatedLanguage}>
      <PageHeader annotation={germanOnly && <span lang={language}>{germanOnly}</span>} title={headline} lead={intro} />
      <PressArticles articles={articles} />
      {info && <PressInfo {...info} />}
    </div>
  );
}

const PRESS_QUERY = `#graphql
  ${PAGE_SETTINGS_FRAGMENT}
  ${PRESS_ARTICLES_FRAGMENT}
  ${AWARD_LIST_FRAGMENT}
  ${PRESS_INFO_FRAGMENT}
  query Press($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    page: metaobjects(type: "press_page_settings", first: 1) {
      nodes {
        ...PageSettings
        ...PressArticles
        ...PressInfo
        headline: field(key: "headline") { value }
        intro_text: field(key: "intro_text") { value }
      }
    }
  }
` as const;

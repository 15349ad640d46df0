import {useLoaderData} from '@remix-run/react';
import {data as answer, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
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
import {listPage, pageNumber, pageOf} from '~/platform/listPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {ListPages} from '~/ui/ListPages';
import {PageHeader} from '~/ui/PageHeader';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta({...data?.settings, textLanguage: untranslatedLanguage}, pageLocation(args));

/** Always in German (rule 8.5). Without settings its own words stand, and no articles. When the store fails, the page stands and the table says so (rule 8.8). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const number = pageNumber(request.url);
  const result = await context.storefront
    .query(PRESS_QUERY, {variables: {language: languageData[untranslatedLanguage].code}, cache: contentCache})
    .catch(() => undefined);
  const entry = result?.page.nodes[0];
  const t = pressMessages[context.language];
  const headline = text(entry?.headline) || t.headline;
  const intro = text(entry?.intro_text) || t.intro;
  const articles = result && pageOf(entry ? toArticles(entry) : [], number);
  const page = listPage('/press', number, Boolean(articles?.hasNext));
  return answer(
    {
      headline,
      intro,
      articles: articles?.entries,
      page,
      info: entry && toPressInfo(entry),
      settings: {...toPageSettings(entry, {title: headline, description: intro}), page},
    },
    {status: result ? 200 : 503},
  );
}

export default function Press() {
  const data = useLoaderData<typeof loader>();
  const {headline, intro, articles, info} = data;
  const language = useLanguage();
  const {germanOnly} = useMessages(contentMessages);
  return (
    <div lang={untranslatedLanguage}>
      <PageHeader annotation={germanOnly && <span lang={language}>{germanOnly}</span>} title={headline} lead={intro} />
      <ListPages data={data}>
        {(pages) => <PressArticles articles={articles && pages.flatMap((page) => page.articles ?? [])} />}
      </ListPages>
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

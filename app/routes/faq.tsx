import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {faqTitle} from '~/brand';
import {requestedListPage} from '~/content/entryPages';
import {FaqList, QUESTIONS_FRAGMENT, QUESTION_FRAGMENT, faqPage, toQuestions} from '~/content/faq/FaqList';
import {contentMessages} from '~/content/messages';
import {languageData, untranslatedLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {pageSize} from '~/platform/listPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {JsonLd} from '~/ui/JsonLd';
import {ListPages} from '~/ui/ListPages';
import {ProsePage} from '~/ui/ProsePage';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(
    {title: 'FAQ', description: data?.description, textLanguage: untranslatedLanguage, listPage: data?.listPage},
    pageLocation(args),
  );

/** The questions exist in German only. */
export async function loader({context: {storefront}, request}: LoaderFunctionArgs) {
  const {after, createListPage} = await requestedListPage(
    {type: 'faq', path: '/faq', size: pageSize},
    request.url,
    storefront,
  );
  const answer = await storefront.query(FAQ_QUERY, {
    variables: {language: languageData[untranslatedLanguage].code, after},
    cache: contentCache,
  });
  const questions = toQuestions(answer);
  return {
    title: faqTitle,
    questions,
    listPage: createListPage(answer.questions),
    description: questions
      .slice(0, 3)
      .map(({question}) => question)
      .join(' '),
  };
}

export default function Faq() {
  const data = useLoaderData<typeof loader>();
  const {questions} = data;
  const t = useMessages(contentMessages);
  const language = useLanguage();
  return (
    <div lang={untranslatedLanguage}>
      <ProsePage annotation={t.germanOnly && <span lang={language}>{t.germanOnly}</span>} title={data.title}>
        {questions.length > 0 && (
          <section aria-label={t.questions}>
            <ListPages data={data}>
              {(pages) => <FaqList questions={pages.flatMap((page) => page.questions)} />}
            </ListPages>
          </section>
        )}
      </ProsePage>
      {questions.length > 0 && <JsonLd things={import.meta.env.SSR && [faqPage(questions)]} />}
    </div>
  );
}

const FAQ_QUERY = `#graphql
  ${QUESTION_FRAGMENT}
  ${QUESTIONS_FRAGMENT}
  query Faq($after: String, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    ...Questions
  }
` as const;

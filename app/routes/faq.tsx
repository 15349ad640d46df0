import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {faqTitle} from '~/brand';
import {FaqList, QUESTIONS_FRAGMENT, QUESTION_FRAGMENT, faqPage, toQuestions} from '~/content/faq/FaqList';
import {contentMessages} from '~/content/messages';
import {languageData, untranslatedLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {JsonLd} from '~/ui/JsonLd';
import {ProsePage} from '~/ui/ProsePage';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta({title: 'FAQ', description: data?.description, textLanguage: untranslatedLanguage}, pageLocation(args));

/** The questions exist in German only. */
export async function loader({context: {storefront}}: LoaderFunctionArgs) {
  const answer = await storefront.query(FAQ_QUERY, {
    variables: {language: languageData[untranslatedLanguage].code},
    cache: contentCache,
  });
  const questions = toQuestions(answer);
  return {
    title: faqTitle,
    questions,
    description: questions
      .slice(0, 3)
      .map(({question}) => question)
      .join(' '),
  };
}

export default function Faq() {
  const {title, questions} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  const language = useLanguage();
  return (
    <div lang={untranslatedLanguage}>
      <ProsePage annotation={t.germanOnly && <span lang={language}>{t.germanOnly}</span>} title={title}>
        {questions.length > 0 && (
          <section aria-label={t.questions}>
            <FaqList questions={questions} />
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
  query Faq($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...Questions
  }
` as const;

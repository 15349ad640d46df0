import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {brand} from '~/brand';
import {FaqList, QUESTIONS_FRAGMENT, faqPage, toQuestions} from '~/content/faq/FaqList';
import {contentMessages} from '~/content/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {pageMeta, pageLocation} from '~/platform/seo';
import {JsonLd} from '~/ui/JsonLd';
import {PageHeader} from '~/ui/PageHeader';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta({title: 'FAQ', description: data?.description}, pageLocation(args));

/** The questions exist in German only (rule 8.4). */
export async function loader({context}: LoaderFunctionArgs) {
  const questions = toQuestions(
    await context.storefront.query(FAQ_QUERY, {variables: {language: 'DE'}, cache: contentCache()}),
  );
  return {
    questions,
    description: questions
      .slice(0, 3)
      .map(({question}) => question)
      .join(' '),
  };
}

export default function Faq() {
  const {questions} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  const language = useLanguage();
  return (
    <div lang="de">
      <PageHeader
        annotation={t.germanOnly && <span lang={language}>{t.germanOnly}</span>}
        title={`FAQ ${brand.name} Innenarchitektur & Tischlerei`}
      />
      {questions.length > 0 && (
        <>
          <section aria-label={t.questions}>
            <FaqList questions={questions} />
          </section>
          <JsonLd things={import.meta.env.SSR ? [faqPage(questions)] : []} />
        </>
      )}
    </div>
  );
}

const FAQ_QUERY = `#graphql
  ${QUESTIONS_FRAGMENT}
  query Faq($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...Questions
  }
` as const;

import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {brand} from '~/brand';
import {FaqList} from '~/content/faq/FaqList';
import {FAQ_FRAGMENT, faqPage, toQuestions} from '~/content/faq/faq';
import {contentMessages} from '~/content/messages';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/caching';
import {pageMeta, siteOf} from '~/platform/seo';
import {JsonLd} from '~/ui/JsonLd';
import {PageHeader} from '~/ui/PageHeader';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta({title: 'FAQ', description: data?.description}, siteOf(args));

/** The questions exist in German only (specification, section 2). */
export async function loader({context}: LoaderFunctionArgs) {
  const {faq} = await context.storefront.query(FAQ_QUERY, {variables: {language: 'DE'}, cache: contentCache()});
  const questions = toQuestions(faq.nodes);
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
  return (
    <div lang="de">
      <PageHeader
        annotation={t.germanOnly && <span lang="en">{t.germanOnly}</span>}
        title={`FAQ ${brand.name} Innenarchitektur & Tischlerei`}
      />
      <section aria-label={t.questions}>
        <FaqList questions={questions} />
      </section>
      <JsonLd things={[faqPage(questions)]} />
    </div>
  );
}

const FAQ_QUERY = `#graphql
  ${FAQ_FRAGMENT}
  query Faq($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    faq: metaobjects(type: "faq", first: 100) { nodes { ...Faq } }
  }
` as const;

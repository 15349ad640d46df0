import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {text} from '~/content/fields';
import {contentMessages} from '~/content/messages';
import {getLanguage} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {textUnavailable} from '~/legal/provider';
import {contentCache} from '~/platform/cache/lifetimes';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {ProsePage} from '~/ui/ProsePage';
import {RichText} from '~/ui/RichText';
import {parseRichText} from '~/ui/richTextNodes';

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = contentMessages[getLanguage(args.location.pathname)];
  return pageMeta({title: t.terms, description: t.termsDescription}, pageLocation(args));
};

export async function loader({context}: LoaderFunctionArgs) {
  const answer = await context.storefront.query(TERMS_QUERY, {cache: contentCache}).catch(() => undefined);
  if (!answer) return data({terms: textUnavailable(context.language, '/legal/agb-info')}, {status: 503});
  return data({terms: parseRichText(text(answer.page.nodes[0]?.text))});
}

export default function Terms() {
  const {terms} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <ProsePage title={t.terms}>
      <RichText nodes={terms} />
    </ProsePage>
  );
}

const TERMS_QUERY = `#graphql
  query Terms($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    page: metaobjects(type: "agb_text", first: 1) { nodes { text: field(key: "text") { value } } }
  }
` as const;

import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {text} from '~/content/fields';
import {contentMessages} from '~/content/messages';
import {getLanguage} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {minimalImprint} from '~/legal/provider';
import {contentCache} from '~/platform/cache/lifetimes';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {ProsePage} from '~/ui/ProsePage';
import {RichText} from '~/ui/RichText';
import {parseRichText} from '~/ui/richTextNodes';

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = contentMessages[getLanguage(args.location.pathname)];
  return pageMeta({title: t.imprint, description: t.imprintDescription}, pageLocation(args));
};

export async function loader({context}: LoaderFunctionArgs) {
  // While the store has no imprint or fails, the page shows the company's name, address and contact details.
  const answer = await context.storefront.query(IMPRINT_QUERY, {cache: contentCache}).catch(() => undefined);
  const imprint = parseRichText(text(answer?.settings.nodes[0]?.impressum));
  return {imprint: imprint.length > 0 ? imprint : minimalImprint(context.language, {hasStoreFailed: !answer})};
}

export default function Imprint() {
  const {imprint} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <ProsePage title={t.imprint}>
      <RichText nodes={imprint} />
    </ProsePage>
  );
}

const IMPRINT_QUERY = `#graphql
  query Imprint($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    settings: metaobjects(type: "einstellungen_global", first: 1) {
      nodes { impressum: field(key: "impressum") { value } }
    }
  }
` as const;

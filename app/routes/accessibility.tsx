import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import {brand} from '~/brand';
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
import linkStyles from '~/ui/TextLink.module.css';

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = contentMessages[getLanguage(args.location.pathname)];
  return pageMeta({title: t.accessibility, description: t.accessibilityLead}, pageLocation(args));
};

export async function loader({context}: LoaderFunctionArgs) {
  const answer = await context.storefront.query(ACCESSIBILITY_QUERY, {cache: contentCache}).catch(() => undefined);
  if (!answer) return data({statement: textUnavailable(context.language, '/barrierefreiheit')}, {status: 503});
  return data({statement: parseRichText(text(answer.settings.nodes[0]?.barrierefreiheit))});
}

/** The accessibility statement; by default, how to report a barrier. */
export default function Accessibility() {
  const {statement} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  return (
    <ProsePage title={t.accessibility} lead={t.accessibilityLead}>
      {statement.length > 0 ? (
        <RichText nodes={statement} />
      ) : (
        <p className={linkStyles.links}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
      )}
    </ProsePage>
  );
}

const ACCESSIBILITY_QUERY = `#graphql
  query Accessibility($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    settings: metaobjects(type: "einstellungen_global", first: 1) {
      nodes { barrierefreiheit: field(key: "barrierefreiheit") { value } }
    }
  }
` as const;

import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {defineMessages} from '~/i18n/messages';
import {textUnavailable} from '~/legal/provider';
import {contentCache} from '~/platform/caching';
import {localizeLinks} from '~/platform/html';
import {missingPage} from '~/platform/missingPage';
import {pageMeta, pageLocation} from '~/platform/seo';
import {ProsePage} from '~/ui/ProsePage';
import {MerchantHtml} from '~/ui/MerchantHtml';
import {RichText} from '~/ui/RichText';

const terms = {
  'terms-of-service': 'termsOfService',
  'refund-policy': 'refundPolicy',
  'privacy-policy': 'privacyPolicy',
  'shipping-policy': 'shippingPolicy',
} as const;

/** Titles of the pages, while the store doesn't say its own. */
const titles = defineMessages({
  de: {
    termsOfService: 'AGB',
    refundPolicy: 'Widerrufsbelehrung',
    privacyPolicy: 'Datenschutzerklärung',
    shippingPolicy: 'Versand und Lieferung',
  },
  en: {
    termsOfService: 'Terms and conditions',
    refundPolicy: 'Right of withdrawal',
    privacyPolicy: 'Privacy policy',
    shippingPolicy: 'Shipping and delivery',
  },
});

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta({title: data?.policy.title}, pageLocation(args));

export async function loader({context, request, params: {term = ''}}: LoaderFunctionArgs) {
  if (!Object.hasOwn(terms, term)) throw await missingPage({request, context});
  const name = terms[term as keyof typeof terms];
  const {language} = context;
  const answer = await context.storefront.query(LEGAL_QUERY, {cache: contentCache()}).catch(() => undefined);
  if (!answer) {
    const policy = {title: titles[language][name], body: '', instead: textUnavailable(language, `/legal/${term}`)};
    return data({policy}, {status: 503});
  }
  const policy = answer.shop[name];
  if (!policy) throw await missingPage({request, context});
  const origin = context.origin || new URL(request.url).origin;
  return data({policy: {...policy, body: localizeLinks(policy.body, {language, origin}), instead: null}});
}

export default function Legal() {
  const {policy} = useLoaderData<typeof loader>();
  return (
    <ProsePage title={policy.title}>
      {policy.instead ? <RichText nodes={policy.instead} /> : <MerchantHtml html={policy.body} />}
    </ProsePage>
  );
}

const LEGAL_QUERY = `#graphql
  query Legal($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    shop {
      termsOfService { title body }
      refundPolicy { title body }
      privacyPolicy { title body }
      shippingPolicy { title body }
    }
  }
` as const;

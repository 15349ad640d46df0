import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {contentCache} from '~/platform/caching';
import {localizeLinks} from '~/platform/html';
import {missingPage} from '~/platform/missingPage';
import {pageMeta, pageLocation} from '~/platform/seo';
import {ProsePage} from '~/ui/ProsePage';
import {MerchantHtml} from '~/ui/MerchantHtml';

const terms = {
  'terms-of-service': 'termsOfService',
  'refund-policy': 'refundPolicy',
  'privacy-policy': 'privacyPolicy',
  'shipping-policy': 'shippingPolicy',
} as const;

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta({title: data?.policy.title}, pageLocation(args));

export async function loader({context, request, params: {term = ''}}: LoaderFunctionArgs) {
  if (!Object.hasOwn(terms, term)) throw await missingPage({request, context});
  const {shop} = await context.storefront.query(LEGAL_QUERY, {cache: contentCache()});
  const policy = shop[terms[term as keyof typeof terms]];
  if (!policy) throw await missingPage({request, context});
  const origin = context.origin || new URL(request.url).origin;
  return {policy: {...policy, body: localizeLinks(policy.body, {language: context.language, origin})}};
}

export default function Legal() {
  const {policy} = useLoaderData<typeof loader>();
  return (
    <ProsePage title={policy.title}>
      <MerchantHtml html={policy.body} />
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

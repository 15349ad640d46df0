import {useLoaderData} from '@remix-run/react';
import {data, redirect, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {getLanguage, localizedPath} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {listCookies} from '~/legal/cookieList';
import {CookieTable} from '~/legal/CookieTable';
import {textUnavailable} from '~/legal/provider';
import {contentCache} from '~/platform/cache/lifetimes';
import {localizeLinks} from '~/platform/html';
import {missingPage} from '~/platform/store/missingPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {linkOrigin} from '~/platform/siteOrigin';
import {ProsePage} from '~/ui/ProsePage';
import {MerchantHtml} from '~/ui/MerchantHtml';
import {RichText} from '~/ui/RichText';

/** The store's names of the policies, by the last part of their paths. */
const policyNames = {
  'terms-of-service': 'termsOfService',
  'refund-policy': 'refundPolicy',
  'privacy-policy': 'privacyPolicy',
  'shipping-policy': 'shippingPolicy',
} as const;

/** Titles of the pages while the store doesn't answer. */
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

/** The store has no descriptions of its policies. */
const descriptions = defineMessages({
  de: {
    'terms-of-service':
      'Unsere allgemeinen Geschäftsbedingungen: Vertrag, Preise, Zahlung, Lieferung und Gewährleistung beim Kauf im Shop.',
    'refund-policy':
      'Die Widerrufsbelehrung: wie und bis wann Sie einen Kauf widerrufen können, und wann das nicht geht.',
    'privacy-policy': 'Welche Daten diese Website verarbeitet, wozu, wie lange, und welche Rechte Sie dabei haben.',
    'shipping-policy': 'Wohin wir liefern, was der Versand kostet und wie lange er dauert.',
  },
  en: {
    'terms-of-service':
      'Our terms and conditions: contract, prices, payment, delivery and legal guarantee when you buy from our shop.',
    'refund-policy':
      'Your right of withdrawal: how and until when you can withdraw from a purchase, and when you can’t.',
    'privacy-policy': 'What data this website processes, why and for how long, and what rights you have.',
    'shipping-policy': 'Where we deliver, what shipping costs and how long it takes.',
  },
});

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, params, ...args}) => {
  const t = descriptions[getLanguage(args.location.pathname)];
  return pageMeta({title: data?.policy.title, description: t[params.term as keyof typeof t]}, pageLocation(args));
};

export async function loader({context, request, params: {term = ''}}: LoaderFunctionArgs) {
  const {language, config} = context;
  const lowercaseTerm = term.toLowerCase();
  if (!Object.hasOwn(policyNames, lowercaseTerm)) throw await missingPage({request, context});
  if (lowercaseTerm !== term) {
    const {search} = new URL(request.url);
    throw redirect(localizedPath(`/legal/${lowercaseTerm}`, language) + search, 301);
  }
  const name = policyNames[term as keyof typeof policyNames];
  const cookies = name === 'privacyPolicy' ? listCookies(config, language) : null;
  const answer = await context.storefront.query(LEGAL_QUERY, {cache: contentCache}).catch(() => undefined);
  if (!answer) {
    const policy = {title: titles[language][name], body: '', replacement: textUnavailable(language, `/legal/${term}`)};
    return data({policy, cookies}, {status: 503});
  }
  const policy = answer.shop[name];
  if (!policy) throw await missingPage({request, context});
  const origin = linkOrigin(context, request);
  return data({policy: {...policy, body: localizeLinks(policy.body, {language, origin}), replacement: null}, cookies});
}

export default function Legal() {
  const {policy, cookies} = useLoaderData<typeof loader>();
  return (
    <ProsePage title={policy.title}>
      {policy.replacement ? <RichText nodes={policy.replacement} /> : <MerchantHtml html={policy.body} />}
      {cookies && <CookieTable cookies={cookies} />}
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

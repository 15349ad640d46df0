import {useLoaderData} from '@remix-run/react';
import {data, redirect, type LoaderFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {languageOf, localizedPath} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {textUnavailable} from '~/legal/provider';
import {contentCache} from '~/platform/cache/lifetimes';
import {localizeLinks} from '~/platform/html';
import {missingPage} from '~/platform/store/missingPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
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

/** The store has none (rule 1.7). */
const descriptions = defineMessages({
  de: {
    'terms-of-service':
      'Unsere allgemeinen Geschäftsbedingungen: Vertrag, Preise, Zahlung, Lieferung und Gewährleistung beim Kauf im Shop.',
    'refund-policy':
      'Die Widerrufsbelehrung: in welcher Frist und wie Sie einen Kauf widerrufen, und wann das nicht geht.',
    'privacy-policy': 'Welche Daten diese Website verarbeitet, wozu, wie lange, und welche Rechte Sie dabei haben.',
    'shipping-policy': 'Wohin wir liefern, was der Versand kostet und wie lange er dauert.',
  },
  en: {
    'terms-of-service':
      'Our terms and conditions: contract, prices, payment, delivery and warranty when you buy in the shop.',
    'refund-policy':
      'Your right of withdrawal: until when and how you can withdraw from a purchase, and when you cannot.',
    'privacy-policy': 'Which data this website processes, what for and for how long, and which rights you have.',
    'shipping-policy': 'Where we deliver, what shipping costs and how long it takes.',
  },
});

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({data, params, ...args}) => {
  const t = descriptions[languageOf(args.location.pathname)];
  return pageMeta({title: data?.policy.title, description: t[params.term as keyof typeof t]}, pageLocation(args));
};

export async function loader({context, request, params: {term = ''}}: LoaderFunctionArgs) {
  const {language} = context;
  const spelled = term.toLowerCase();
  if (!Object.hasOwn(terms, spelled)) throw await missingPage({request, context});
  if (spelled !== term) throw redirect(localizedPath(`/legal/${spelled}`, language) + new URL(request.url).search, 301);
  const name = terms[spelled as keyof typeof terms];
  const answer = await context.storefront.query(LEGAL_QUERY, {cache: contentCache}).catch(() => undefined);
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

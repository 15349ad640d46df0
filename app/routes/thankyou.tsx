import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {useEffect} from 'react';
import type {PageHandle} from '~/chrome/pageHandle';
import {ContactFooter} from '~/contact/ContactFooter';
import {CONTACT_SETTINGS_FRAGMENT, toContactSettings} from '~/contact/contactSettings';
import {enquiryDraft} from '~/contact/draft';
import {messages} from '~/contact/messages';
import styles from '~/contact/page.module.css';
import {thanksName} from '~/contact/thanks';
import {COMPANY_ADDRESS_FRAGMENT} from '~/content/companyAddress';
import {getLanguage} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {ButtonLink} from '~/ui/Button';

export const handle: PageHandle = {footer: 'none'};

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = messages[getLanguage(args.location.pathname)];
  return [
    ...pageMeta({title: t.thanksTitle, description: t.thanksDescription, noIndex: true}, pageLocation(args)),
    // The URL contains the sender's name, so other pages must not get it as referrer.
    {name: 'referrer', content: 'origin'},
  ];
};

export async function loader({context, params}: LoaderFunctionArgs) {
  // The confirmation is shown even while the store fails.
  const answer = await context.storefront.query(THANKYOU_QUERY, {cache: contentCache}).catch(() => undefined);
  const entry = answer?.kontakt.nodes[0];
  return {name: thanksName(params.firstName ?? ''), settings: toContactSettings(entry)};
}

export default function ThankYou() {
  const {name, settings} = useLoaderData<typeof loader>();
  const t = useMessages(messages);
  // The enquiry has arrived, so its draft is no longer needed.
  useEffect(() => enquiryDraft.drop(), []);
  return (
    <>
      <div className={styles.thanks}>
        <h1 className="display">{name ? t.hello(name) : t.thanks}</h1>
        <ButtonLink to="/projects">{t.toProjects}</ButtonLink>
      </div>
      <ContactFooter settings={settings} />
    </>
  );
}

const THANKYOU_QUERY = `#graphql
  ${COMPANY_ADDRESS_FRAGMENT}
  ${CONTACT_SETTINGS_FRAGMENT}
  query ThankYou($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    kontakt: metaobjects(type: "einstellungen_kontakt", first: 1) { nodes { ...ContactSettings } }
  }
` as const;

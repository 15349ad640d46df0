import {data, redirect} from '@shopify/remix-oxygen';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {ContactFooter} from '~/contact/ContactFooter';
import {ContactForm} from '~/contact/ContactForm';
import {CONTACT_SETTINGS_FRAGMENT, toContactSettings} from '~/contact/contactSettings';
import {handleFormRequest} from '~/contact/enquiryRequest.server';
import {messages} from '~/contact/messages';
import styles from '~/contact/page.module.css';
import {prefill} from '~/contact/prefill';
import {PICTURE_FIELD_FRAGMENT, picture} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {COMPANY_ADDRESS_FRAGMENT} from '~/content/companyAddress';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';

export const handle: PageHandle = {footer: 'none'};

export const meta: MetaFunction<typeof loader> = ({data: loaderData, ...args}) =>
  pageMeta(loaderData?.pageSettings ?? {}, pageLocation(args));

export async function loader({context, request}: LoaderFunctionArgs) {
  // The form doesn't depend on the store: visitors can send an enquiry while the store fails.
  const answer = await context.storefront.query(CONTACT_QUERY, {cache: contentCache}).catch(() => undefined);
  const entry = answer?.kontakt.nodes[0];
  const settings = toContactSettings(entry);
  const {title} = messages[context.language];
  return {
    settings,
    values: prefill(new URL(request.url).searchParams),
    pageSettings: toPageSettings(entry, {title, description: settings.text, image: picture(entry?.bild)}),
  };
}

/** Receives the form without JavaScript. With JavaScript the form is sent to `/api/send-email`. */
export async function action({request, context}: ActionFunctionArgs) {
  const {status, headers, result, values} = await handleFormRequest(request, context);
  if (result.ok) return redirect(result.location, 303);
  return data({result, values}, {status, headers});
}

export default function Contact() {
  const {settings, values, pageSettings} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const t = useMessages(messages);
  return (
    <>
      <PageHeader annotation={t.title} title={settings.subtitle || t.title} lead={settings.text} />
      <section className={styles.section} aria-label={t.title}>
        <ContactForm values={actionData?.values ?? values} result={actionData?.result} />
        {pageSettings.image && (
          <Picture
            image={pageSettings.image}
            sizes="(min-width: 1200px) 72vw, 1px"
            ratio="4 / 5"
            alt=""
            className={styles.picture}
          />
        )}
      </section>
      <ContactFooter settings={settings} />
    </>
  );
}

const CONTACT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${COMPANY_ADDRESS_FRAGMENT}
  ${CONTACT_SETTINGS_FRAGMENT}
  query Contact($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    kontakt: metaobjects(type: "einstellungen_kontakt", first: 1) {
      nodes {
        ...ContactSettings
        ...PageSettings
        bild: field(key: "bild") { ...PictureField }
      }
    }
  }
` as const;

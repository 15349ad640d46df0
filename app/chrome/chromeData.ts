import type {Storefront} from '@shopify/hydrogen';
import type {ChromeQuery} from 'storefrontapi.generated';
import {PICTURE_FIELD_FRAGMENT, picture, text} from '~/content/fields';
import {PROJECT_TEASER_FRAGMENT, PROJECT_TEASERS_FRAGMENT, toProjectTeasers} from '~/content/projects/projects';
import {SERVICE_TEASER_FRAGMENT, toServiceTeaser} from '~/content/services/services';
import {STUDIO_ADDRESS_FRAGMENT, toStudioAddress} from '~/content/studioAddress';
import {languageData, type Language} from '~/i18n/language';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {toAnnouncements} from './announcement/announcement';
import type {PageName} from './navigation';
import {paymentNames} from './payment';

const networks = {linked_in: 'LinkedIn', instagram: 'Instagram', threads: 'Threads', pinterest: 'Pinterest'} as const;

/** What the store says for header, menu, footer and announcement bar: projects newest first, products by title. */
export function toChromeData(answer: ChromeQuery, language: Language) {
  const byTitle = new Intl.Collator(languageData[language].locale);
  const contact = answer.contact.nodes[0];
  const footer = answer.footer.nodes[0];
  return {
    projects: toProjectTeasers(answer.projects.nodes),
    services: answer.services.nodes.map(toServiceTeaser),
    products: answer.products.nodes.toSorted((a, b) => byTitle.compare(a.title, b.title)),
    hasWorkshop: answer.workshop.nodes.length > 0,
    missingPages: missingPages(answer),
    payment: paymentNames([
      ...answer.shop.paymentSettings.acceptedCardBrands,
      ...answer.shop.paymentSettings.supportedDigitalWallets,
    ]),
    address: toStudioAddress(contact),
    social: (Object.keys(networks) as (keyof typeof networks)[])
      .map((key) => ({key, name: networks[key], href: text(contact?.[key])}))
      .filter(({href}) => /^https?:\/\//.test(href)),
    footer: {text: text(footer?.footer_text), picture: picture(footer?.footer_blid)},
    announcements: toAnnouncements(answer.announcements.nodes),
  };
}

/** Pages that show one text of the store, which it doesn't have. */
function missingPages({shop, termsInfo}: ChromeQuery): PageName[] {
  const texts = {
    terms: shop.termsOfService,
    termsInfo: termsInfo.nodes[0],
    refunds: shop.refundPolicy,
    shipping: shop.shippingPolicy,
  } satisfies Partial<Record<PageName, unknown>>;
  return Object.entries(texts).flatMap(([name, entry]) => (entry ? [] : [name as keyof typeof texts]));
}

export type ChromeData = ReturnType<typeof toChromeData>;

const loaded = new WeakMap<Storefront, Promise<ChromeData | null>>();

/**
 * What the store says for the chrome, asked for once a request: `storefront` is the client of one request. Nothing when
 * the store gives no answer, because the chrome never takes a page down (rule 2.6).
 */
export function loadChromeData(storefront: Storefront, language: Language): Promise<ChromeData | null> {
  const data = loaded.get(storefront) ?? queryChromeData(storefront, language);
  loaded.set(storefront, data);
  return data;
}

async function queryChromeData(storefront: Storefront, language: Language): Promise<ChromeData | null> {
  try {
    return toChromeData(await storefront.query(CHROME_QUERY, {cache: contentCache()}), language);
  } catch (error) {
    if (!(error instanceof Response)) console.error('The content of the chrome could not be read:', error);
    return null;
  }
}

const CHROME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PROJECT_TEASER_FRAGMENT}
  ${PROJECT_TEASERS_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${STUDIO_ADDRESS_FRAGMENT}
  query Chrome($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...ProjectTeasers
    shop {
      paymentSettings { acceptedCardBrands supportedDigitalWallets }
      termsOfService { id }
      refundPolicy { id }
      shippingPolicy { id }
    }
    termsInfo: metaobjects(type: "agb_text", first: 1) { nodes { id } }
    services: metaobjects(type: "leistungen", first: 100) { nodes { ...ServiceTeaser } }
    products(first: 10) { nodes { handle title } }
    workshop: metaobjects(type: "werkstatt", first: 1) { nodes { handle } }
    contact: metaobjects(type: "einstellungen_kontakt", first: 1) {
      nodes {
        ...StudioAddress
        linked_in: field(key: "linked_in") { value }
        instagram: field(key: "instagram") { value }
        threads: field(key: "threads") { value }
        pinterest: field(key: "pinterest") { value }
      }
    }
    footer: metaobjects(type: "einstellungen_global", first: 1) {
      nodes {
        footer_text: field(key: "footer_text") { value }
        footer_blid: field(key: "footer_blid") { ...PictureField }
      }
    }
    announcements: metaobjects(type: "topbar", first: 20) {
      nodes {
        handle
        message: field(key: "message") { value }
        link_url: field(key: "link_url") { value }
        link_label: field(key: "link_label") { value }
        dismissible: field(key: "dismissible") { value }
      }
    }
  }
` as const;

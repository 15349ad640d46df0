import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ChromeQuery} from 'storefrontapi.generated';
import {PICTURE_FIELD_FRAGMENT, inOrder, picture, text} from '~/content/fields';
import {allProjects} from '~/content/projects/allProjects';
import {
  FIRST_PROJECTS_FRAGMENT,
  PROJECT_CARD_FRAGMENT,
  PROJECT_TEASER_FRAGMENT,
  teaserOf,
  type ProjectCard,
} from '~/content/projects/projects';
import {SERVICE_TEASER_FRAGMENT, toServiceTeaser} from '~/content/services/services';
import {STUDIO_ADDRESS_FRAGMENT, toStudioAddress} from '~/content/studioAddress';
import {languageData, perLanguage, type Language} from '~/i18n/language';
import {meansOfPayment} from '~/legal/payment';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {SHOP_PAGES_FRAGMENT} from '~/product/shopPages';
import {toAnnouncements} from './announcement/announcement';
import type {PageName} from './navigation';

/** How many messages the bar shows (rule 5.1). */
const maxAnnouncements = 20;

/** How many services the footer lists (rule 4.7). */
const maxServices = 10;

const networks = {linked_in: 'LinkedIn', instagram: 'Instagram', threads: 'Threads', pinterest: 'Pinterest'} as const;

const collatorOf = perLanguage((language) => new Intl.Collator(languageData[language].locale));

/** What the store says for header, menu, footer and announcement bar: the newest project, products by title. */
export function toChromeData(answer: ChromeQuery, projects: readonly ProjectCard[], language: Language) {
  const byTitle = collatorOf(language);
  const contact = answer.contact.nodes[0];
  const footer = answer.footer.nodes[0];
  return {
    projectCount: projects.length,
    newestProject: projects[0] && teaserOf(projects[0]),
    services: inOrder(answer.services.nodes).slice(0, maxServices).map(toServiceTeaser),
    products: answer.products.nodes.toSorted((a, b) => byTitle.compare(a.title, b.title)),
    hasWorkshop: answer.workshop.nodes.length > 0,
    missingPages: missingPages(answer),
    payment: meansOfPayment(answer.shop.paymentSettings, text(answer.shopSettings.nodes[0]?.weitere_zahlungsarten)),
    address: toStudioAddress(contact),
    social: (Object.keys(networks) as (keyof typeof networks)[])
      .map((key) => ({key, name: networks[key], href: text(contact?.[key])}))
      .filter(({href}) => /^https?:\/\//.test(href)),
    footer: {text: text(footer?.footer_text), picture: picture(footer?.footer_blid)},
    announcements: toAnnouncements(inOrder(answer.announcements.nodes).slice(0, maxAnnouncements)),
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

type Context = Pick<AppLoadContext, 'storefront' | 'language' | 'primaryDomain'>;

interface Chrome {
  data: ChromeData;
  /** All of them, in the order of the site. */
  projects: ProjectCard[];
  firstShopPage: ChromeQuery['shopPages']['pageInfo'];
}

/**
 * What the store says for the chrome. Nothing when the store gives no answer, because the chrome never takes a page down (rule 2.6).
 * Names the primary domain in the context.
 */
export async function loadChrome(context: Context): Promise<Chrome | null> {
  const {storefront, language} = context;
  try {
    const answer = await storefront.query(CHROME_QUERY, {cache: contentCache});
    context.primaryDomain = answer.shop.primaryDomain.url;
    const projects = await allProjects(answer, storefront);
    return {data: toChromeData(answer, projects, language), projects, firstShopPage: answer.shopPages.pageInfo};
  } catch (error) {
    if (!(error instanceof Response)) console.error('The content of the chrome could not be read:', error);
    return null;
  }
}

const CHROME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PROJECT_TEASER_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  ${FIRST_PROJECTS_FRAGMENT}
  ${SHOP_PAGES_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${STUDIO_ADDRESS_FRAGMENT}
  query Chrome($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...FirstProjects
    ...ShopPages
    shop {
      paymentSettings { acceptedCardBrands supportedDigitalWallets }
      termsOfService { id }
      refundPolicy { id }
      shippingPolicy { id }
      primaryDomain { url }
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
    shopSettings: metaobjects(type: "einstellungen_shop", first: 1) {
      nodes { weitere_zahlungsarten: field(key: "weitere_zahlungsarten") { value } }
    }
    announcements: metaobjects(type: "topbar", first: 100) {
      nodes {
        handle
        reihenfolge: field(key: "reihenfolge") { value }
        message: field(key: "message") { value }
        link_url: field(key: "link_url") { value }
        link_label: field(key: "link_label") { value }
        dismissible: field(key: "dismissible") { value }
      }
    }
  }
` as const;

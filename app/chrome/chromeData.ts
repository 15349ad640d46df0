import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ChromeQuery} from 'storefrontapi.generated';
import {PICTURE_FIELD_FRAGMENT, sortByOrder, picture, text, webLink} from '~/content/fields';
import {allProjects} from '~/content/projects/allProjects';
import {
  FIRST_PROJECTS_FRAGMENT,
  PROJECT_CARD_FRAGMENT,
  PROJECT_TEASER_FRAGMENT,
  createTeaser,
  type ProjectCard,
} from '~/content/projects/projects';
import {SERVICE_TEASER_FRAGMENT, toServiceTeaser} from '~/content/services/services';
import {COMPANY_ADDRESS_FRAGMENT, listLocations} from '~/content/companyAddress';
import {languageData, perLanguage, type Language} from '~/i18n/language';
import {listMeansOfPayment} from '~/legal/payment';
import {SHIPPING_COSTS_FRAGMENT, toShippingCosts} from '~/legal/shippingCosts';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {SHOP_PAGES_FRAGMENT} from '~/product/shopPages';
import {toAnnouncements} from './announcement/announcement';
import type {PageName} from './navigation';

const maxAnnouncements = 20;

const maxServices = 10;

/** Social networks, by their fields in the store. */
const networks = {linked_in: 'LinkedIn', instagram: 'Instagram', threads: 'Threads', pinterest: 'Pinterest'} as const;

const networkKeys = Object.keys(networks) as (keyof typeof networks)[];

const getCollator = perLanguage((language) => new Intl.Collator(languageData[language].locale));

/** Converts the store's answer to the data of the chrome: header, menu, footer and announcement bar. */
function toChromeData(answer: ChromeQuery, projects: readonly ProjectCard[], language: Language) {
  const collator = getCollator(language);
  const contact = answer.contact.nodes[0];
  const footer = answer.footer.nodes[0];
  return {
    projectCount: projects.length,
    newestProject: projects[0] && createTeaser(projects[0]),
    services: sortByOrder(answer.services.nodes).slice(0, maxServices).map(toServiceTeaser),
    products: answer.products.nodes.toSorted((a, b) => collator.compare(a.title, b.title)),
    hasWorkshop: answer.workshop.nodes.length > 0,
    missingPages: listMissingPages(answer),
    payment: listMeansOfPayment(
      answer.shop.paymentSettings,
      text(answer.shopSettings.nodes[0]?.weitere_zahlungsarten),
    ).join(', '),
    shippingCosts: toShippingCosts(answer.shopSettings.nodes[0], language),
    locations: listLocations(contact),
    social: networkKeys.flatMap((key) => {
      const href = webLink(contact?.[key]);
      return href ? [{key, name: networks[key], href}] : [];
    }),
    footer: {text: text(footer?.footer_text), picture: picture(footer?.footer_blid)},
    announcements: toAnnouncements(sortByOrder(answer.announcements.nodes).slice(0, maxAnnouncements)),
  };
}

/** The pages that would be empty, because the store doesn't have their text. */
function listMissingPages({shop, termsInfo}: ChromeQuery): PageName[] {
  const texts = {
    terms: shop.termsOfService,
    termsInfo: termsInfo.nodes[0],
    refunds: shop.refundPolicy,
    shipping: shop.shippingPolicy,
  } satisfies Partial<Record<PageName, unknown>>;
  return Object.entries(texts).flatMap(([name, entry]) => (entry ? [] : [name as keyof typeof texts]));
}

export type ChromeData = ReturnType<typeof toChromeData>;

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

interface Chrome {
  data: ChromeData;
  /** All projects, in the order of the site. */
  projects: ProjectCard[];
  firstShopPage: ChromeQuery['shopPages']['pageInfo'];
}

/** Several loaders of a request need the answer, and the document's policy. The storefront is one request's. */
const answers = new WeakMap<Context['storefront'], Promise<ChromeQuery>>();

function queryChrome(storefront: Context['storefront']): Promise<ChromeQuery> {
  const answer = answers.get(storefront) ?? storefront.query(CHROME_QUERY, {cache: contentCache});
  answers.set(storefront, answer);
  return answer;
}

/** Loads the data of the chrome. `null` when the store doesn't answer, because a page must load even without the chrome's data. */
export async function loadChrome({storefront, language}: Context): Promise<Chrome | null> {
  try {
    const answer = await queryChrome(storefront);
    const projects = await allProjects(answer, storefront);
    return {data: toChromeData(answer, projects, language), projects, firstShopPage: answer.shopPages.pageInfo};
  } catch (error) {
    if (!(error instanceof Response)) console.error('The content of the chrome could not be read:', error);
    return null;
  }
}

/** The URL of the shop's primary domain, where the checkout may be. `undefined` when the store doesn't answer. */
export async function loadPrimaryDomain({storefront}: Pick<Context, 'storefront'>): Promise<string | undefined> {
  const answer = await queryChrome(storefront).catch(() => undefined);
  return answer?.shop.primaryDomain.url;
}

const CHROME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PROJECT_TEASER_FRAGMENT}
  ${PROJECT_CARD_FRAGMENT}
  ${FIRST_PROJECTS_FRAGMENT}
  ${SHOP_PAGES_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${COMPANY_ADDRESS_FRAGMENT}
  ${SHIPPING_COSTS_FRAGMENT}
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
        ...CompanyAddress
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
      nodes {
        ...ShippingCosts
        weitere_zahlungsarten: field(key: "weitere_zahlungsarten") { value }
      }
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

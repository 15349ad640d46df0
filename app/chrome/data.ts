import type {Storefront} from '@shopify/hydrogen';
import {languageData, type Language} from '~/i18n/language';
import {picture, text} from '~/content/fields';
import {contentCache} from '~/platform/caching';
import {PICTURE_FRAGMENT} from '~/platform/images';
import type {ChromeQuery} from 'storefrontapi.generated';
import {announcementOf} from './announcement/announcement';

const networks = {linked_in: 'LinkedIn', instagram: 'Instagram', threads: 'Threads', pinterest: 'Pinterest'} as const;

/** What the frame shows, from the store's answer: projects newest first, products by title. */
export function reshapeChrome(answer: ChromeQuery, language: Language) {
  const byTitle = new Intl.Collator(languageData[language].locale);
  const contact = answer.contact.nodes[0];
  const footer = answer.footer.nodes[0];
  return {
    projects: answer.projects.nodes
      .toSorted((a, b) => Number(text(b.jahr)) - Number(text(a.jahr)))
      .map(({handle, titel, titelbild}) => ({handle, title: text(titel), cover: picture(titelbild)})),
    services: answer.services.nodes.map(({handle, titel}) => ({handle, title: text(titel)})),
    products: answer.products.nodes.toSorted((a, b) => byTitle.compare(a.title, b.title)),
    hasWorkshop: answer.workshop.nodes.length > 0,
    address: {street: text(contact?.strasse), place: text(contact?.ort)},
    social: (Object.keys(networks) as (keyof typeof networks)[])
      .map((key) => ({name: networks[key], href: text(contact?.[key])}))
      .filter(({href}) => /^https?:\/\//.test(href)),
    footer: {text: text(footer?.footer_text), picture: picture(footer?.footer_blid)},
    announcements: answer.announcements.nodes.flatMap((entry) => announcementOf(entry) ?? []),
  };
}

export type Chrome = ReturnType<typeof reshapeChrome>;
export type ProjectTeaser = Chrome['projects'][number];

/** The frame's content; nothing when the store gives no answer, for the frame never takes a page down. */
export async function loadChrome(storefront: Storefront, language: Language): Promise<Chrome | null> {
  try {
    return reshapeChrome(await storefront.query(CHROME_QUERY, {cache: contentCache()}), language);
  } catch (error) {
    if (!(error instanceof Response)) console.error('The content of the frame could not be read:', error);
    return null;
  }
}

const CHROME_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  fragment ChromePicture on MetaobjectField {
    reference { ... on MediaImage { image { ...Picture } } }
  }
  query Chrome($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    projects: metaobjects(type: "projekte", first: 100) {
      nodes {
        handle
        titel: field(key: "titel") { value }
        jahr: field(key: "jahr") { value }
        titelbild: field(key: "titelbild") { ...ChromePicture }
      }
    }
    services: metaobjects(type: "leistungen", first: 100) {
      nodes { handle titel: field(key: "titel") { value } }
    }
    products(first: 10) { nodes { handle title } }
    workshop: metaobjects(type: "werkstatt", first: 1) { nodes { handle } }
    contact: metaobjects(type: "einstellungen_kontakt", first: 1) {
      nodes {
        strasse: field(key: "strasse") { value }
        ort: field(key: "ort") { value }
        linked_in: field(key: "linked_in") { value }
        instagram: field(key: "instagram") { value }
        threads: field(key: "threads") { value }
        pinterest: field(key: "pinterest") { value }
      }
    }
    footer: metaobjects(type: "einstellungen_global", first: 1) {
      nodes {
        footer_text: field(key: "footer_text") { value }
        footer_blid: field(key: "footer_blid") { ...ChromePicture }
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

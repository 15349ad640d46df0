import type {PressLinksQuery, PressPageFragment} from 'storefrontapi.generated';
import {text} from '../fields';

export const PRESS_PAGE_FRAGMENT = `#graphql
  fragment PressPage on Metaobject {
    ...PageSettings
    headline: field(key: "headline") { value }
    intro_text: field(key: "intro_text") { value }
    presskit_url: field(key: "presskit_url") { value reference { ... on GenericFile { url } } }
    presskit_items: field(key: "presskit_items") { value }
    contact_name: field(key: "contact_name") { value }
    contact_role: field(key: "contact_role") { value }
    contact_email: field(key: "contact_email") { value }
    contact_phone: field(key: "contact_phone") { value }
    mentions: field(key: "mentions") {
      references(first: 20) {
        nodes { ... on Metaobject { id name: field(key: "name") { value } link: field(key: "link") { value } } }
      }
    }
    awards_list: field(key: "awards_list") {
      references(first: 20) {
        nodes { ... on Metaobject { id name: field(key: "name") { value } link: field(key: "url") { value } } }
      }
    }
    articles_list: field(key: "articles_list") {
      references(first: 100) {
        nodes {
          ... on Metaobject {
            id
            magazine: field(key: "magazine") { value }
            title: field(key: "title") { value }
            link: field(key: "link") { value }
            date: field(key: "date") { value }
          }
        }
      }
    }
  }
` as const;

export interface Article {
  id: string;
  magazine: string;
  title: string;
  /** As the store keeps it: an ISO date, or free text. */
  date: string;
  url?: string;
}

export interface TagLink {
  id: string;
  name: string;
  url?: string;
}

export interface PressPage {
  headline: string;
  intro: string;
  kit: {url?: string; items: string[]};
  articles: Article[];
  mentions: TagLink[];
  contact: {name: string; role: string; email: string; phone: string};
}

/** A link that is a plain address, or JSON that is one or carries one as `url` (specification, section 3). */
export function linkUrl(value: string): string | undefined {
  const address = readAddress(value.trim());
  return address && /^https?:\/\/\S+$/i.test(address) ? address : undefined;
}

function readAddress(value: string): string | undefined {
  if (!/^["{]/.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'string') return readAddress(parsed.trim());
    if (parsed && typeof parsed === 'object' && 'url' in parsed && typeof parsed.url === 'string') return parsed.url;
  } catch {
    return undefined;
  }
  return undefined;
}

type LinkNode = {id: string; name?: {value?: string | null} | null; link?: {value?: string | null} | null};

export function toTagLinks(nodes: (LinkNode | object)[] | undefined): TagLink[] {
  return (nodes ?? []).flatMap((node) =>
    'id' in node ? {id: node.id, name: text(node.name), url: linkUrl(text(node.link))} : [],
  );
}

export function toPressPage(entry: PressPageFragment): PressPage {
  return {
    headline: text(entry.headline),
    intro: text(entry.intro_text),
    kit: {
      url: entry.presskit_url?.reference?.url ?? linkUrl(text(entry.presskit_url)),
      items: text(entry.presskit_items)
        .split('\n')
        .map((item) => item.trim())
        .filter(Boolean),
    },
    articles: (entry.articles_list?.references?.nodes ?? []).flatMap((node) =>
      'id' in node
        ? {
            id: node.id,
            magazine: text(node.magazine),
            title: text(node.title),
            date: text(node.date),
            url: linkUrl(text(node.link)),
          }
        : [],
    ),
    mentions: [...toTagLinks(entry.mentions?.references?.nodes), ...toTagLinks(entry.awards_list?.references?.nodes)],
    contact: {
      name: text(entry.contact_name),
      role: text(entry.contact_role),
      email: text(entry.contact_email),
      phone: text(entry.contact_phone),
    },
  };
}

/** The hosts that the press page's articles lie at. */
export function pressHosts(entries: PressLinksQuery['press']['nodes']): string[] {
  return entries
    .flatMap((entry) => entry.articles_list?.references?.nodes ?? [])
    .flatMap((node) => ('link' in node ? (linkUrl(text(node.link)) ?? []) : []))
    .map((url) => new URL(url).host);
}

import type {DetailFragment, ServiceCardFragment, ServiceFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture, text, texts} from '../fields';

export const SERVICE_CARD_FRAGMENT = `#graphql
  fragment ServiceCard on Metaobject {
    handle
    titel: field(key: "titel") { value }
    untertitel: field(key: "untertitel") { value }
    tags: field(key: "tags") { value }
    titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { ...Picture } } } }
  }
` as const;

/** A titled text with a picture: a service's bullet, a detail of the workshop, of a landing page. */
export const DETAIL_FRAGMENT = `#graphql
  fragment Detail on Metaobject {
    id
    titel: field(key: "titel") { value }
    text: field(key: "text") { value }
    titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { ...Picture } } } }
    bild: field(key: "bild") { reference { ... on MediaImage { image { ...Picture } } } }
  }
` as const;

export const SERVICE_FRAGMENT = `#graphql
  fragment Service on Metaobject {
    ...ServiceCard
    ...PageSettings
    text: field(key: "text") { value }
    kategorien: field(key: "kategorien") { references(first: 20) { nodes { ...Detail } } }
  }
` as const;

/** A service as lists show it. */
export interface ServiceCard {
  handle: string;
  title: string;
  subtitle: string;
  tags: string[];
  cover?: Image;
}

export interface Detail {
  id: string;
  title: string;
  text: string;
  image?: Image;
}

export interface Service extends ServiceCard {
  text: string;
  details: Detail[];
}

export function toServiceCard(entry: ServiceCardFragment): ServiceCard {
  return {
    handle: entry.handle,
    title: text(entry.titel),
    subtitle: text(entry.untertitel),
    tags: texts(entry.tags),
    cover: picture(entry.titelbild),
  };
}

export function toService(entry: ServiceFragment): Service {
  return {...toServiceCard(entry), text: text(entry.text), details: toDetails(entry.kategorien?.references?.nodes)};
}

/** References of another kind than a metaobject come as empty objects and are left out. */
export function toDetails(nodes: (DetailFragment | {__typename?: string})[] | undefined): Detail[] {
  return (nodes ?? []).flatMap((node) => ('id' in node ? toDetail(node) : []));
}

function toDetail(entry: DetailFragment): Detail {
  return {
    id: entry.id,
    title: text(entry.titel),
    text: text(entry.text),
    image: picture(entry.titelbild) ?? picture(entry.bild),
  };
}

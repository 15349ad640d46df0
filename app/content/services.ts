import type {ServiceCardFragment} from 'storefrontapi.generated';
import type {Image} from '~/ui/picture';
import {picture, text, texts} from './fields';

export const SERVICE_CARD_FRAGMENT = `#graphql
  fragment ServiceCard on Metaobject {
    handle
    titel: field(key: "titel") { value }
    untertitel: field(key: "untertitel") { value }
    tags: field(key: "tags") { value }
    titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { ...Picture } } } }
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

export function toServiceCard(entry: ServiceCardFragment): ServiceCard {
  return {
    handle: entry.handle,
    title: text(entry.titel),
    subtitle: text(entry.untertitel),
    tags: texts(entry.tags),
    cover: picture(entry.titelbild),
  };
}

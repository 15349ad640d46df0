import type {ServiceCardFragment, ServiceFragment, ServiceTeaserFragment} from 'storefrontapi.generated';
import {withoutAltText, type Image} from '~/platform/images';
import {sortByOrder, picture, references, text, texts, getTitle} from '../fields';
import {toSections, type Section} from '../landing/sections';
import type {ProjectCard} from '../projects/projects';

export const SERVICE_TEASER_FRAGMENT = `#graphql
  fragment ServiceTeaser on Metaobject {
    handle
    reihenfolge: field(key: "reihenfolge") { value }
    titel: field(key: "titel") { value }
  }
` as const;

export const SERVICE_CARD_FRAGMENT = `#graphql
  fragment ServiceCard on Metaobject {
    ...ServiceTeaser
    untertitel: field(key: "untertitel") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
  }
` as const;

export const SERVICE_FRAGMENT = `#graphql
  fragment Service on Metaobject {
    ...ServiceCard
    ...PageSettings
    tags: field(key: "tags") { value }
    text: field(key: "text") { value }
    kategorien: field(key: "kategorien") { references(first: 20) { nodes { ...Section } } }
  }
` as const;

/** The data of a link to a service. */
interface ServiceTeaser {
  handle: string;
  title: string;
}

/** The data of a service in lists. */
export interface ServiceCard extends ServiceTeaser {
  subtitle: string;
  cover?: Image;
}

/** The data of a service on its own page. */
export interface Service extends ServiceCard {
  tags: string[];
  text: string;
  sections: Section[];
}

export function toServiceTeaser(entry: ServiceTeaserFragment): ServiceTeaser {
  return {handle: entry.handle, title: getTitle(entry)};
}

/** Returns the services in the merchant's order. */
export function toServiceCards(entries: readonly ServiceCardFragment[]): ServiceCard[] {
  return sortByOrder(entries).map(toServiceCard);
}

function toServiceCard(entry: ServiceCardFragment): ServiceCard {
  return {
    ...toServiceTeaser(entry),
    subtitle: text(entry.untertitel),
    cover: withoutAltText(picture(entry.titelbild)),
  };
}

export function toService(entry: ServiceFragment): Service {
  return {
    ...toServiceCard(entry),
    cover: picture(entry.titelbild),
    tags: texts(entry.tags).filter((tag) => tag.trim()),
    text: text(entry.text),
    sections: toSections(references(entry.kategorien)),
  };
}

/** Maximum number of projects on the page of a service. */
const maxProjects = 4;

/** The newest projects of a service, without their covers. */
export function serviceProjects(projects: readonly ProjectCard[], handle: string): Omit<ProjectCard, 'cover'>[] {
  return projects
    .filter(({service}) => service?.handle === handle)
    .slice(0, maxProjects)
    .map(({cover: _, ...project}) => project);
}

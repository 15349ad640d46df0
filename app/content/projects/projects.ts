import type {ProjectCardFragment, ProjectCardsFragment, ProjectTeaserFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {cycle} from '~/ui/cycle';
import {picture, text, titleOf} from '../fields';

export const PROJECT_TEASER_FRAGMENT = `#graphql
  fragment ProjectTeaser on Metaobject {
    handle
    titel: field(key: "titel") { value }
    jahr: field(key: "jahr") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
  }
` as const;

/** All projects with the few fields that a link to them shows. */
export const PROJECT_TEASERS_FRAGMENT = `#graphql
  fragment ProjectTeasers on QueryRoot {
    projects: metaobjects(type: "projekte", first: 100) { nodes { ...ProjectTeaser } }
  }
` as const;

export const PROJECT_CARD_FRAGMENT = `#graphql
  fragment ProjectCard on Metaobject {
    ...ProjectTeaser
    ort: field(key: "ort") { value }
    leistung: field(key: "leistung") {
      reference { ... on Metaobject { handle titel: field(key: "titel") { value } } }
    }
  }
` as const;

/** All projects, as lists show them. */
export const PROJECT_CARDS_FRAGMENT = `#graphql
  fragment ProjectCards on QueryRoot {
    projects: metaobjects(type: "projekte", first: 100) { nodes { ...ProjectCard } }
  }
` as const;

/** A project as a link to it shows it. */
export interface ProjectTeaser {
  handle: string;
  title: string;
  cover?: Image;
}

/** A project as lists show it. */
export interface ProjectCard extends ProjectTeaser {
  /** 0 when the store has none. */
  year: number;
  town: string;
  service?: {handle: string; title: string};
}

function toProjectTeaser(entry: ProjectTeaserFragment): ProjectTeaser {
  return {handle: entry.handle, title: titleOf(entry), cover: picture(entry.titelbild)};
}

function yearOf(entry: ProjectTeaserFragment): number {
  return Number(text(entry.jahr)) || 0;
}

export function toProjectCard(entry: ProjectCardFragment): ProjectCard {
  const service = entry.leistung?.reference;
  return {
    ...toProjectTeaser(entry),
    year: yearOf(entry),
    town: text(entry.ort),
    service: service ? {handle: service.handle, title: titleOf(service)} : undefined,
  };
}

/** All projects as links show them, newest first. */
export function toProjectTeasers(entries: ProjectTeaserFragment[]): ProjectTeaser[] {
  const dated = entries.map((entry) => ({year: yearOf(entry), teaser: toProjectTeaser(entry)}));
  return newestFirst(dated).map(({teaser}) => teaser);
}

/** All projects as lists show them, newest first. */
export function toProjectCards({projects}: ProjectCardsFragment): ProjectCard[] {
  return newestFirst(projects.nodes.map(toProjectCard));
}

/** Newest first; projects of one year keep the store's order (rule 6.2). */
export function newestFirst<T extends {year: number}>(projects: T[]): T[] {
  return projects.toSorted((a, b) => b.year - a.year);
}

/**
 * The project after the one with this handle, and the first after the last (rule 6.11). Without a handle, or with an
 * unknown one, the first. None when there is no other.
 */
export function nextProject<T extends {handle: string}>(projects: T[], handle: string | undefined): T | undefined {
  const index = projects.findIndex((project) => project.handle === handle);
  const next = projects[cycle(index, 1, projects.length)];
  return next?.handle === handle ? undefined : next;
}

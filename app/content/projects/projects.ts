import type {ProjectCardFragment, ProjectTeaserFragment} from 'storefrontapi.generated';
import {decorative, type Image} from '~/platform/images';
import {cycle} from '~/ui/cycle';
import {inOrder, picture, text, titleOf} from '../fields';

export const PROJECT_TEASER_FRAGMENT = `#graphql
  fragment ProjectTeaser on Metaobject {
    handle
    reihenfolge: field(key: "reihenfolge") { value }
    titel: field(key: "titel") { value }
    titelbild: field(key: "titelbild") { ...PictureField }
  }
` as const;

export const PROJECT_CARD_FRAGMENT = `#graphql
  fragment ProjectCard on Metaobject {
    ...ProjectTeaser
    jahr: field(key: "jahr") { value }
    ort: field(key: "ort") { value }
    leistung: field(key: "leistung") {
      reference { ... on Metaobject { handle titel: field(key: "titel") { value } } }
    }
  }
` as const;

/** The first projects, as lists show them; `allProjects` asks for the others. */
export const FIRST_PROJECTS_FRAGMENT = `#graphql
  fragment FirstProjects on QueryRoot {
    projects: metaobjects(type: "projekte", first: 250) {
      nodes { ...ProjectCard }
      pageInfo { hasNextPage endCursor }
    }
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

/** Nothing more than a link to it shows. */
export function teaserOf({handle, title, cover}: ProjectTeaser): ProjectTeaser {
  return {handle, title, cover: decorative(cover)};
}

export function toProjectCard(entry: ProjectCardFragment): ProjectCard {
  const service = entry.leistung?.reference;
  return {
    ...toProjectTeaser(entry),
    year: Number(text(entry.jahr)) || 0,
    town: text(entry.ort),
    service: service ? {handle: service.handle, title: titleOf(service)} : undefined,
  };
}

/** Projects as lists show them, in the order of the site. */
export function toProjectCards(entries: readonly ProjectCardFragment[]): ProjectCard[] {
  return newestFirst(inOrder(entries).map(toProjectCard));
}

/** Newest first; projects of one year keep their order (rule 6.2). */
export function newestFirst<T extends {year: number}>(projects: T[]): T[] {
  return projects.toSorted((a, b) => b.year - a.year);
}

/**
 * The project after the one with this handle, and the first after the last (rule 6.11); the first for an unknown handle.
 * None when there is no other.
 */
export function nextProject<T extends {handle: string}>(projects: readonly T[], handle: string): T | undefined {
  const index = projects.findIndex((project) => project.handle === handle);
  const next = projects[cycle(index, 1, projects.length)];
  return next?.handle === handle ? undefined : next;
}

/** Where and when a project was built; empty where the store says neither. */
export const townAndYear = ({town, year}: Pick<ProjectCard, 'town' | 'year'>): string =>
  [town, year || undefined].filter(Boolean).join(', ');

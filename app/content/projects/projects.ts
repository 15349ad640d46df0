import type {ProjectCardFragment, ProjectTeaserFragment} from 'storefrontapi.generated';
import {withoutAltText, type Image} from '~/platform/images';
import {cycle} from '~/ui/cycle';
import {sortByOrder, picture, text, getTitle} from '../fields';

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

/** The first projects; `allProjects` loads the others. */
export const FIRST_PROJECTS_FRAGMENT = `#graphql
  fragment FirstProjects on QueryRoot {
    projects: metaobjects(type: "projekte", first: 250) {
      nodes { ...ProjectCard }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** The data of a link to a project. */
export interface ProjectTeaser {
  handle: string;
  title: string;
  cover?: Image;
}

/** The data of a project in lists. */
export interface ProjectCard extends ProjectTeaser {
  /** 0 when the store has none. */
  year: number;
  town: string;
  service?: {handle: string; title: string};
}

function toProjectTeaser(entry: ProjectTeaserFragment): ProjectTeaser {
  return {handle: entry.handle, title: getTitle(entry), cover: picture(entry.titelbild)};
}

/** Reduces a project to the data of a link. */
export function createTeaser({handle, title, cover}: ProjectTeaser): ProjectTeaser {
  return {handle, title, cover: withoutAltText(cover)};
}

export function toProjectCard(entry: ProjectCardFragment): ProjectCard {
  const service = entry.leistung?.reference;
  return {
    ...toProjectTeaser(entry),
    year: Number(text(entry.jahr)) || 0,
    town: text(entry.ort),
    service: service ? {handle: service.handle, title: getTitle(service)} : undefined,
  };
}

/** Returns the projects in the order of the site. */
export function toProjectCards(entries: readonly ProjectCardFragment[]): ProjectCard[] {
  return sortByYear(sortByOrder(entries).map(toProjectCard));
}

/** Sorts projects by year, the newest first. Projects of the same year keep their order (rule 6.2). */
function sortByYear<T extends {year: number}>(projects: T[]): T[] {
  return projects.toSorted((a, b) => b.year - a.year);
}

/**
 * The project after the one with this handle; after the last one, and for an unknown handle, the first (rule 6.11). `undefined` when
 * there is no other project.
 */
export function nextProject<T extends {handle: string}>(projects: readonly T[], handle: string): T | undefined {
  const index = projects.findIndex((project) => project.handle === handle);
  const following = projects[cycle(index, 1, projects.length)];
  return following?.handle === handle ? undefined : following;
}

/** Town and year of a project; empty when the store has neither. */
export const townAndYear = ({town, year}: Pick<ProjectCard, 'town' | 'year'>): string =>
  [town, year || undefined].filter(Boolean).join(', ');

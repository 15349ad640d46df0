import type {ProjectCardFragment, ProjectFragment} from 'storefrontapi.generated';
import type {Image} from '~/platform/images';
import {picture, text} from '../fields';

export const PROJECT_CARD_FRAGMENT = `#graphql
  fragment ProjectCard on Metaobject {
    handle
    titel: field(key: "titel") { value }
    jahr: field(key: "jahr") { value }
    ort: field(key: "ort") { value }
    leistung: field(key: "leistung") {
      reference { ... on Metaobject { handle titel: field(key: "titel") { value } } }
    }
    titelbild: field(key: "titelbild") {
      reference { ... on MediaImage { image { ...Picture } } }
    }
  }
` as const;

export const PROJECT_FRAGMENT = `#graphql
  fragment Project on Metaobject {
    ...ProjectCard
    kunde: field(key: "kunde") { value }
    meta_titel: field(key: "meta_titel") { value }
    meta_beschreibung: field(key: "meta_beschreibung") { value }
    media_liste: field(key: "media_liste") {
      references(first: 20) {
        nodes {
          ... on Metaobject {
            id
            type: field(key: "type") { value }
            text: field(key: "text") { value }
            image: field(key: "image") { reference { ... on MediaImage { image { ...Picture } } } }
            image_links: field(key: "image_links") { reference { ... on MediaImage { image { ...Picture } } } }
            image_rechts: field(key: "image_rechts") { reference { ... on MediaImage { image { ...Picture } } } }
          }
        }
      }
    }
    mediencredits: field(key: "mediencredits") {
      references(first: 100) {
        nodes {
          ... on Metaobject {
            id
            tatigkeitsbereich: field(key: "tatigkeitsbereich") { value }
            name: field(key: "name") { value }
            website: field(key: "website") { value }
          }
        }
      }
    }
  }
` as const;

/** A project as lists show it. */
export interface ProjectCard {
  handle: string;
  title: string;
  year: number;
  place: string;
  service?: {handle: string; title: string};
  cover?: Image;
}

export type MediaBlock = {id: string} & (
  | {kind: 'text'; text: string}
  | {kind: 'single' | 'large'; image: Image}
  | {kind: 'double'; left: Image; right: Image}
);

/** Who contributed to a project, grouped by area of work. */
export interface CreditGroup {
  area: string;
  people: {id: string; name: string; website?: string}[];
}

export interface Project extends ProjectCard {
  client: string;
  blocks: MediaBlock[];
  credits: CreditGroup[];
  metaTitle: string;
  metaDescription: string;
}

export function toProjectCard(entry: ProjectCardFragment): ProjectCard {
  const service = entry.leistung?.reference;
  return {
    handle: entry.handle,
    title: text(entry.titel),
    year: Number(text(entry.jahr)) || 0,
    place: text(entry.ort),
    service: service ? {handle: service.handle, title: text(service.titel)} : undefined,
    cover: picture(entry.titelbild),
  };
}

export function toProject(entry: ProjectFragment): Project {
  return {
    ...toProjectCard(entry),
    client: text(entry.kunde),
    blocks: (entry.media_liste?.references?.nodes ?? []).flatMap(toMediaBlock),
    credits: toCreditGroups(entry.mediencredits),
    metaTitle: text(entry.meta_titel),
    metaDescription: text(entry.meta_beschreibung),
  };
}

type BlockEntry = NonNullable<NonNullable<ProjectFragment['media_liste']>['references']>['nodes'][number];

/** A block whose picture or text is missing is left out, so that the rest of the page stands. */
function toMediaBlock(entry: BlockEntry): MediaBlock[] {
  if (!('id' in entry)) return [];
  const {id} = entry;
  const kind = text(entry.type);
  const image = picture(entry.image);
  const left = picture(entry.image_links);
  const right = picture(entry.image_rechts);
  if (kind === 'text') return text(entry.text) ? [{id, kind, text: text(entry.text)}] : [];
  if (kind === 'double' && left && right) return [{id, kind, left, right}];
  if ((kind === 'single' || kind === 'large') && image) return [{id, kind, image}];
  return [];
}

function toCreditGroups(field: ProjectFragment['mediencredits']): CreditGroup[] {
  const groups = new Map<string, CreditGroup>();
  for (const entry of field?.references?.nodes ?? []) {
    if (!('id' in entry)) continue;
    const area = text(entry.tatigkeitsbereich);
    const group = groups.get(area) ?? {area, people: []};
    group.people.push({id: entry.id, name: text(entry.name), website: text(entry.website) || undefined});
    groups.set(area, group);
  }
  return [...groups.values()];
}

/** Newest first; projects of one year keep the store's order (specification, section 2). */
export function newestFirst<T extends {year: number}>(projects: T[]): T[] {
  return projects.toSorted((a, b) => b.year - a.year);
}

/** The project after the given one, the first after the last; none when it is the only one. */
export function nextProject<T extends {handle: string}>(projects: T[], handle: string): T | undefined {
  const index = projects.findIndex((project) => project.handle === handle);
  const next = projects[(index + 1) % projects.length];
  return next?.handle === handle ? undefined : next;
}

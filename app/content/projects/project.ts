import type {ProjectFragment} from 'storefrontapi.generated';
import {references, text} from '../fields';
import {toCreditGroups, type CreditGroup} from './Credits';
import {toMediaBlock, type MediaBlock} from './MediaBlocks';
import {toProjectCard, type ProjectCard} from './projects';

export const PROJECT_FRAGMENT = `#graphql
  fragment Project on Metaobject {
    ...ProjectCard
    ...PageSettings
    kunde: field(key: "kunde") { value }
    media_liste: field(key: "media_liste") { references(first: 20) { nodes { ...MediaBlock } } }
    mediencredits: field(key: "mediencredits") { references(first: 100) { nodes { ...Credit } } }
  }
` as const;

/** A project as its own page shows it. */
export interface Project extends ProjectCard {
  client: string;
  blocks: MediaBlock[];
  credits: CreditGroup[];
}

export function toProject(entry: ProjectFragment): Project {
  return {
    ...toProjectCard(entry),
    client: text(entry.kunde),
    blocks: references(entry.media_liste).flatMap(toMediaBlock),
    credits: toCreditGroups(references(entry.mediencredits)),
  };
}

import type {Highlighted} from './highlight';
import {countOf, toHitGroups} from './results';
import type {SearchEntry, SearchKind} from './searchEntries';

/** What the field suggests: the best hits of each kind, and how many there are in all. */
export interface Suggestions {
  count: number;
  groups: {kind: SearchKind; hits: {path: string; title: Highlighted}[]}[];
}

const maxHits = 3;

export function toSuggestions(found: readonly SearchEntry[], query: string): Suggestions {
  const groups = toHitGroups(found, query, maxHits);
  return {
    count: countOf(groups),
    groups: groups.map(({kind, hits}) => ({kind, hits: hits.map(({path, title}) => ({path, title}))})),
  };
}

import {highlight, type Highlighted} from './highlight';
import {byKind, countOf, type HitGroup} from './results';
import type {SearchEntry} from './searchEntries';

/** What the field suggests: the best hits of each kind, and how many there are in all. */
export interface Suggestions {
  count: number;
  groups: HitGroup<{path: string; title: Highlighted}>[];
}

const maxHits = 3;

export function toSuggestions(found: readonly SearchEntry[], query: string): Suggestions {
  const groups = byKind(found, maxHits, ({path, title}) => ({path, title: highlight(title, query)}));
  return {count: countOf(groups), groups};
}

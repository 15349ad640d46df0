import type {Image} from '~/platform/images';
import {highlight, type Highlighted} from './highlight';
import {kinds, type SearchEntry, type SearchKind} from './searchEntries';

/** Something found, as results and suggestions show it. */
export interface Hit {
  /** Without its language. */
  path: string;
  title: Highlighted;
  note: Highlighted;
  answer?: Highlighted;
  image?: Image;
}

export interface HitGroup {
  kind: SearchKind;
  /** How many there are; `hits` may be fewer. */
  count: number;
  hits: Hit[];
}

/** The hits of a query by kind, at most `max` of each. Each page is shown once. */
export function toHitGroups(found: readonly SearchEntry[], query: string, max: number): HitGroup[] {
  const paths = new Set<string>();
  const once = found.filter(({path}) => !paths.has(path) && paths.add(path));
  return kinds.flatMap((kind) => {
    const entries = once.filter((entry) => entry.kind === kind);
    const hits = entries.slice(0, max).map((entry) => toHit(entry, query));
    return hits.length ? [{kind, count: entries.length, hits}] : [];
  });
}

function toHit({path, title, note = '', answer, image}: SearchEntry, query: string): Hit {
  return {
    path,
    title: highlight(title, query),
    note: highlight(note, query),
    ...(answer && {answer: highlight(answer, query, true)}),
    image,
  };
}

export const countOf = (groups: readonly HitGroup[]) => groups.reduce((sum, {count}) => sum + count, 0);

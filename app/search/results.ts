import type {Image} from '~/platform/images';
import {highlight, type Highlighted} from './highlight';
import type {CardPrice} from '~/product/products';
import {kinds, type SearchEntry, type SearchKind} from './searchEntries';

/** An entry that was found, as the results show it. */
export interface Hit {
  /** Without its language. */
  path: string;
  title: Highlighted;
  note: Highlighted;
  answer?: Highlighted;
  image?: Image;
  /** Of a product. */
  price?: CardPrice;
}

export interface HitGroup<Shown = Hit> {
  kind: SearchKind;
  /** How many there are; `hits` may be fewer. */
  count: number;
  hits: Shown[];
}

/** The hits of a query by kind, as results show them, at most `max` of each. */
export function toHitGroups(found: readonly SearchEntry[], query: string, max: number): HitGroup[] {
  return byKind(found, max, (entry) => toHit(entry, query));
}

/** What was found by kind, at most `max` of each. Each page is shown once. */
function byKind<Shown>(
  found: readonly SearchEntry[],
  max: number,
  show: (entry: SearchEntry) => Shown,
): HitGroup<Shown>[] {
  const paths = new Set<string>();
  const once = found.filter(({path}) => !paths.has(path) && paths.add(path));
  return kinds.flatMap((kind) => {
    const entries = once.filter((entry) => entry.kind === kind);
    const hits = entries.slice(0, max).map(show);
    return hits.length ? [{kind, count: entries.length, hits}] : [];
  });
}

function toHit({path, title, note = '', answer, image, price}: SearchEntry, query: string): Hit {
  return {
    path,
    title: highlight(title, query),
    note: highlight(note, query),
    ...(answer && {answer: highlight(answer, query, true)}),
    image,
    price: price?.(),
  };
}

export const countOf = (groups: readonly {count: number}[]) => groups.reduce((sum, {count}) => sum + count, 0);

/** What the field suggests: the best hits of each kind, and how many there are in all. */
export interface Suggestions {
  count: number;
  groups: HitGroup<{path: string; title: Highlighted}>[];
}

const maxSuggestions = 3;

export function toSuggestions(found: readonly SearchEntry[], query: string): Suggestions {
  const groups = byKind(found, maxSuggestions, ({path, title}) => ({path, title: highlight(title, query)}));
  return {count: countOf(groups), groups};
}

import type {Image} from '~/platform/images';
import {highlight, type HighlightedText} from './highlight';
import type {CardPrice} from '~/product/products';
import {kinds, type SearchEntry, type SearchKind} from './searchEntries';

/** A found entry for display. */
export interface Hit {
  /** The path without its language. */
  path: string;
  title: HighlightedText;
  note: HighlightedText;
  /** Of a question. */
  answer?: HighlightedText;
  image?: Image;
  /** For a product. */
  price?: CardPrice;
}

export interface HitGroup<DisplayedHit = Hit> {
  kind: SearchKind;
  /** The number of all hits of the kind; `hits` may be fewer. */
  count: number;
  hits: DisplayedHit[];
}

/** Groups the hits of a query by kind, at most `max` of each, for the results. */
export function toHitGroups(entries: readonly SearchEntry[], query: string, max: number): HitGroup[] {
  return groupByKind(entries, max, (entry) => toHit(entry, query));
}

/** Groups entries by kind, at most `max` of each. Of the entries with the same path only the first is included. */
function groupByKind<DisplayedHit>(
  entries: readonly SearchEntry[],
  max: number,
  toDisplayedHit: (entry: SearchEntry) => DisplayedHit,
): HitGroup<DisplayedHit>[] {
  const entriesByPath = new Map<string, SearchEntry>();
  for (const entry of entries) if (!entriesByPath.has(entry.path)) entriesByPath.set(entry.path, entry);
  return kinds.flatMap((kind) => {
    const entriesOfKind = [...entriesByPath.values()].filter((entry) => entry.kind === kind);
    const hits = entriesOfKind.slice(0, max).map(toDisplayedHit);
    return hits.length ? [{kind, count: entriesOfKind.length, hits}] : [];
  });
}

function toHit({path, title, note = '', answer, image, getPrice}: SearchEntry, query: string): Hit {
  return {
    path,
    title: highlight(title, query),
    note: highlight(note, query),
    ...(answer && {answer: highlight(answer, query, {strict: true})}),
    image,
    price: getPrice?.(),
  };
}

export const countHits = (groups: readonly {count: number}[]) => groups.reduce((sum, {count}) => sum + count, 0);

/** The suggestions of a field: the best hits of each kind, and the total count. */
export interface Suggestions {
  count: number;
  groups: HitGroup<{path: string; title: HighlightedText}>[];
}

const maxSuggestions = 3;

export function toSuggestions(entries: readonly SearchEntry[], query: string): Suggestions {
  const groups = groupByKind(entries, maxSuggestions, ({path, title}) => ({path, title: highlight(title, query)}));
  return {count: countHits(groups), groups};
}

import {bestMatch} from './matching';
import {spellings, termsOf, wordsIn} from './spelling';

/** What is searched of one page, product, project or question. */
export interface SearchText {
  title: string;
  /** Words beside the title: a place, a service, tags. */
  words?: string;
  text?: string;
}

const weights = {title: 4, words: 2, text: 1} satisfies Record<keyof SearchText, number>;

/** Longest text of one entry that is searched, in characters. */
const maxText = 4_000;

interface Word {
  spellings: string[];
  /** Weight of the most important field that has it, by the entry's place in the list. */
  weights: Map<number, number>;
}

/** The different words of all entries, so that each is compared with the query once. */
function wordsOf(entries: readonly SearchText[]): Word[] {
  const words = new Map<string, Word>();
  entries.forEach((entry, index) => {
    for (const [field, weight] of Object.entries(weights) as [keyof SearchText, number][]) {
      for (const {word} of wordsIn((entry[field] ?? '').slice(0, maxText))) {
        const known = words.get(word) ?? {spellings: spellings(word), weights: new Map<number, number>()};
        words.set(word, known);
        known.weights.set(index, Math.max(known.weights.get(index) ?? 0, weight));
      }
    }
  });
  return [...words.values()];
}

/**
 * The entries that answer a query, best first (rules 20.3 to 20.5): those with all its words, else those with the most of them.
 * Entries that answer equally well keep their order. It takes 2 ms for the studio's content, and 60 ms for 5,000 entries.
 */
export function searchIn<Entry extends SearchText>(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(entries);
  const terms = termsOf(query);
  const found = new Map<number, {terms: number; score: number}>();
  for (const term of terms) {
    const scores = new Map<number, number>();
    const isWord = words.some(({spellings: known}) => known.some((spelling) => term.includes(spelling)));
    for (const word of words) {
      const loose = bestMatch(word.spellings, term, {besideAnother: terms.length > 1, isWord});
      if (loose === 0) continue;
      const strict = bestMatch(word.spellings, term, {strict: true});
      for (const [index, weight] of word.weights) {
        const score = (weight === weights.text ? strict : loose) * weight;
        if (score > (scores.get(index) ?? 0)) scores.set(index, score);
      }
    }
    for (const [index, score] of scores) {
      const before = found.get(index) ?? {terms: 0, score: 0};
      found.set(index, {terms: before.terms + 1, score: before.score + score});
    }
  }
  const most = Math.max(0, ...[...found.values()].map((entry) => entry.terms));
  return [...found]
    .filter(([, entry]) => entry.terms === most)
    .sort(([one, {score}], [other, {score: otherScore}]) => otherScore - score || one - other)
    .flatMap(([index]) => entries[index] ?? []);
}

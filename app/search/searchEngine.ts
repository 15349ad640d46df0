import {bestMatch} from './matching';
import {spellings, splitTerms, wordsIn} from './spelling';

/** The searchable texts of a page, product, project or question. */
export interface SearchText {
  title: string;
  /** Words beside the title: a place, a service, tags. */
  words?: string;
  text?: string;
}

const weights = {title: 4, words: 2, text: 1} satisfies Record<keyof SearchText, number>;

/** Maximum length of an entry's text, in characters. */
const maxText = 4_000;

interface IndexedWord {
  spellings: string[];
  /** The weight of the most important field that contains the word, by the index of the entry. */
  weights: Map<number, number>;
}

/** Indexes the distinct words of all entries, so that each word is compared with the query once. */
function indexWords(entries: readonly SearchText[]): IndexedWord[] {
  const words = new Map<string, IndexedWord>();
  entries.forEach((entry, index) => {
    for (const [field, weight] of Object.entries(weights) as [keyof SearchText, number][]) {
      for (const {word} of wordsIn((entry[field] ?? '').slice(0, maxText))) {
        const indexedWord = words.get(word) ?? {spellings: spellings(word), weights: new Map<number, number>()};
        words.set(word, indexedWord);
        indexedWord.weights.set(index, Math.max(indexedWord.weights.get(index) ?? 0, weight));
      }
    }
  });
  return [...words.values()];
}

/**
 * The entries that match a query, the best first (rule 20.5): the entries with all words of the query, else the entries with most of
 * its words. Equally good entries keep their order. A search takes 2 ms for the studio's content, and 60 ms for 5,000 entries.
 */
export function searchIn<Entry extends SearchText>(entries: readonly Entry[], query: string): Entry[] {
  const words = indexWords(entries);
  const queryTerms = splitTerms(query);
  /** How many terms each entry matches, and how well, by the index of the entry. */
  const results = new Map<number, {terms: number; score: number}>();
  for (const term of queryTerms) {
    const scores = new Map<number, number>();
    const isWord = words.some((word) => word.spellings.some((spelling) => term.includes(spelling)));
    for (const word of words) {
      const match = bestMatch(word.spellings, term, {hasOtherWords: queryTerms.length > 1, isWord});
      if (match === 0) continue;
      const strictMatch = bestMatch(word.spellings, term, {strict: true});
      for (const [index, weight] of word.weights) {
        const score = (weight === weights.text ? strictMatch : match) * weight;
        if (score > (scores.get(index) ?? 0)) scores.set(index, score);
      }
    }
    for (const [index, score] of scores) {
      const result = results.get(index) ?? {terms: 0, score: 0};
      results.set(index, {terms: result.terms + 1, score: result.score + score});
    }
  }
  const maxTerms = Math.max(0, ...[...results.values()].map(({terms}) => terms));
  return [...results]
    .map(([index, result]) => ({index, ...result}))
    .filter(({terms}) => terms === maxTerms)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .flatMap(({index}) => entries[index] ?? []);
}

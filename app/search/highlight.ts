import {bestMatch, rateMatch} from './matching';
import {spellings, splitTerms, wordsIn} from './spelling';

/** A text in parts. Every second part, from the second part on, matches the query. */
export type HighlightedText = string[];

/** Splits a text at the words, or parts of words, that match a query. `strict` is for running text, see `rateMatch`. */
export function highlight(text: string, query: string, {strict}: {strict: boolean} = {strict: false}): HighlightedText {
  const terms = splitTerms(query);
  const parts: HighlightedText = [''];
  let end = 0;
  for (const {word, start} of wordsIn(text)) {
    const wordSpellings = spellings(word);
    const term = terms.find(
      (candidate) => bestMatch(wordSpellings, candidate, {hasOtherWords: terms.length > 1, strict}) > 0,
    );
    if (!term) continue;
    const [from, to] = findMatch(word, wordSpellings, term);
    parts[parts.length - 1] += text.slice(end, start + from);
    parts.push(text.slice(start + from, start + to), '');
    end = start + to;
  }
  parts[parts.length - 1] += text.slice(end);
  return parts;
}

/** The start and end of the match in a word. The whole word when the match is in a spelling of another length. */
function findMatch(word: string, wordSpellings: readonly string[], term: readonly string[]): [number, number] {
  for (const spelling of wordSpellings) {
    // Only a spelling of the same length has the same positions as the word.
    if (spelling.length !== word.length) continue;
    for (const typed of term) {
      const from = spelling.indexOf(typed);
      if (from >= 0 && rateMatch(spelling, typed) > 0) return [from, from + typed.length];
    }
  }
  return [0, word.length];
}

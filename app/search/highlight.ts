import {bestMatch, matchOf} from './matching';
import {spellings, termsOf, wordsIn} from './spelling';

/** A text in parts: every second one, from the second on, answers the query. */
export type Highlighted = string[];

/** Marks the words of a text that answer a query, or the part of a word that was typed; `strict` for running text. */
export function highlight(text: string, query: string, strict = false): Highlighted {
  const terms = termsOf(query);
  const parts: Highlighted = [''];
  let end = 0;
  for (const {word, start} of wordsIn(text)) {
    const own = spellings(word);
    const term = terms.find((candidate) => bestMatch(own, candidate, {besideAnother: terms.length > 1, strict}) > 0);
    if (!term) continue;
    const [from, to] = partOf(word, own, term);
    parts[parts.length - 1] += text.slice(end, start + from);
    parts.push(text.slice(start + from, start + to), '');
    end = start + to;
  }
  parts[parts.length - 1] += text.slice(end);
  return parts;
}

/** Where the term stands in the word; the whole word when it is spelled in another way. */
function partOf(word: string, own: readonly string[], term: readonly string[]): [number, number] {
  for (const spelling of own) {
    // Letters have kept their places.
    if (spelling.length !== word.length) continue;
    for (const typed of term) {
      const from = spelling.indexOf(typed);
      if (from >= 0 && matchOf(spelling, typed) > 0) return [from, from + typed.length];
    }
  }
  return [0, word.length];
}

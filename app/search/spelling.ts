import {maxQuery} from './query';

/** The words of a text in lowercase, with their positions. */
export function wordsIn(text: string): {word: string; start: number}[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    word: match[0].normalize('NFC'),
    start: match.index,
  }));
}

const removeMarks = (word: string) => word.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The spellings of a word (rule 20.3): `möbel` as `mobel` and `moebel`, `straße` as `strasse` and `strase`. Two words are equal when
 * they share a spelling.
 */
export function spellings(word: string): string[] {
  // Most words have a single spelling.
  if (/^[a-z\d]*$/.test(word)) return [word];
  const withoutUmlauts = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([word, withoutUmlauts, word.replaceAll('ß', 's')].map(removeMarks))];
}

/** Words that are ignored when the query has other words. */
const stopWords = new Set(
  'der die das den dem des ein eine einen und oder für mit von zu zum zur im in am an auf aus the a of and or for with to on at from'.split(
    ' ',
  ),
);

/** Maximum number of words in a query. */
const maxTerms = 8;

/** The words of a query, each with its spellings. */
export function splitTerms(query: string): string[][] {
  const words = [...new Set(wordsIn(query.slice(0, maxQuery)).map(({word}) => word))];
  const significantWords = words.filter((word) => !stopWords.has(word));
  return (significantWords.length ? significantWords : words).slice(0, maxTerms).map(spellings);
}

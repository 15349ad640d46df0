import {maxQuery} from './query';

/** The words of a text in small letters, with their places in it. */
export function wordsIn(text: string): {word: string; start: number}[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    word: match[0].normalize('NFC'),
    start: match.index,
  }));
}

const withoutMarks = (word: string) => word.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * How people write a word (rule 20.3): `möbel` as `mobel` and `moebel`, `straße` as `strasse` and `strase`. Two words are the
 * same when they share a spelling.
 */
export function spellings(word: string): string[] {
  // Most words have nothing that is written in two ways.
  if (/^[a-z\d]*$/.test(word)) return [word];
  const transcribed = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([word, transcribed, word.replaceAll('ß', 's')].map(withoutMarks))];
}

/** Words that nobody looks for when there are others. */
const fillers = new Set(
  'der die das den dem des ein eine einen und oder für mit von zu zum zur im in am an auf aus the a of and or for with to on at from'.split(
    ' ',
  ),
);

/** How many words of a query count. */
const maxTerms = 8;

/** The words to look for, each by its spellings. */
export function termsOf(query: string): string[][] {
  const words = [...new Set(wordsIn(query.slice(0, maxQuery)).map(({word}) => word))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length ? telling : words).slice(0, maxTerms).map(spellings);
}

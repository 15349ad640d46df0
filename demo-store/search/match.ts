import type {Comparator, Query} from './syntax';

/** The searchable parts of an object. */
export interface Searchable {
  /** Values of each field that a query may name. A value is compared as a whole, ignoring letter case. */
  fields: Record<string, readonly string[]>;
  /** Fields of running text, where a query matches words. */
  words: Record<string, string>;
  /** Fields of numbers and dates (ms), for comparisons. */
  numbers: Record<string, readonly number[]>;
  /** The text that is searched when a query names no field. */
  text: string;
}

type Term = Extract<Query, {kind: 'term'}>;

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Whether all words of a query are in the text. With `isPrefix` the last word may be the beginning of a word, as in `hock*`.
 */
export function hasWords(text: string, query: string, {isPrefix}: {isPrefix: boolean}): boolean {
  const words = splitWords(text);
  const parts = splitWords(query);
  return parts.every((part, index) =>
    words.some((word) => (isPrefix && index === parts.length - 1 ? word.startsWith(part) : word === part)),
  );
}

function compare(value: number, comparator: Comparator, bound: number): boolean {
  if (comparator === '<') return value < bound;
  if (comparator === '<=') return value <= bound;
  if (comparator === '>') return value > bound;
  if (comparator === '>=') return value >= bound;
  return value === bound;
}

function parseDate(text: string): number {
  return text === 'now' ? Date.now() : Date.parse(text);
}

function matchesTerm(term: Term, item: Searchable): boolean {
  const {field, text, isPrefix, comparator} = term;
  if (field === undefined) return hasWords(item.text, text, {isPrefix});
  if (field.endsWith('_not')) return !matchesTerm({...term, field: field.slice(0, -4)}, item);
  const numbers = item.numbers[field];
  if (numbers) {
    const bound = field.endsWith('_at') ? parseDate(text) : Number(text);
    return numbers.some((value) => compare(value, comparator, bound));
  }
  const words = item.words[field];
  if (words !== undefined) return text === '*' || hasWords(words, text, {isPrefix});
  const values = item.fields[field];
  // Shopify ignores unknown fields.
  if (!values) return true;
  const terms = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  return values.some((value) => {
    const folded = value.toLowerCase();
    return terms.some((part) => (isPrefix ? folded.startsWith(part) : folded === part));
  });
}

export function matches(query: Query, item: Searchable): boolean {
  switch (query.kind) {
    case 'all':
      return true;
    case 'and':
      return query.parts.every((part) => matches(part, item));
    case 'or':
      return query.parts.some((part) => matches(part, item));
    case 'not':
      return !matches(query.part, item);
    case 'term':
      return matchesTerm(query, item);
  }
}

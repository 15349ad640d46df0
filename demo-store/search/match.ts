import type {Comparator, Query} from './syntax';

/** The searchable parts of an object. */
export interface Searchable {
  /** Values of each field that a query may name, compared as a whole, without regard to case. */
  fields: Record<string, readonly string[]>;
  /** Fields of running text, where a query matches words. */
  words: Record<string, string>;
  /** Fields of numbers and dates (ms), for comparisons. */
  numbers: Record<string, readonly number[]>;
  /** What free text is looked up in. */
  text: string;
}

type Term = Extract<Query, {kind: 'term'}>;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether all words are in the text; of the last one its beginning is enough in a search such as `hock*`. */
export function hasWords(text: string, wanted: string, isPrefix: boolean): boolean {
  const words = wordsOf(text);
  const parts = wordsOf(wanted);
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

function dateOf(text: string): number {
  return text === 'now' ? Date.now() : Date.parse(text);
}

function matchesTerm(term: Term, item: Searchable): boolean {
  const {field, text, isPrefix, comparator} = term;
  if (field === undefined) return hasWords(item.text, text, isPrefix);
  if (field.endsWith('_not')) return !matchesTerm({...term, field: field.slice(0, -4)}, item);
  const numbers = item.numbers[field];
  if (numbers) {
    const bound = field.endsWith('_at') ? dateOf(text) : Number(text);
    return numbers.some((value) => compare(value, comparator, bound));
  }
  const words = item.words[field];
  if (words !== undefined) return text === '*' || hasWords(words, text, isPrefix);
  const values = item.fields[field];
  // Shopify ignores a field that it doesn't know.
  if (!values) return true;
  const wanted = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  return values.some((value) => {
    const folded = value.toLowerCase();
    return wanted.some((part) => (isPrefix ? folded.startsWith(part) : folded === part));
  });
}

/** Whether a query matches an object. */
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

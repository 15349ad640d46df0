import type {Language} from '~/i18n/language';

/** The unit of a measure that is offered. */
export type Unit = 'cm' | 'mm';

/** A measure as somebody wrote it, in a field or in a link. */
export interface WrittenMeasure {
  text: string;
  /** Says whether `1.200` is a thousand and two hundred or a little more than one. */
  language: Language;
  /** The measure before it was written: it stays where the text is no number. Without it the page's first one does. */
  previous?: number;
}

/** What a text means: a number in the offered unit, `guessed` where the text alone does not say it. */
type Understood = {value: number; guessed?: true} | 'notANumber' | 'ambiguous';

const decimalMarks: Record<Language, '.' | ','> = {de: ',', en: '.'};

const perMetre = {mm: 1000, cm: 100, m: 1};

/** Their endings, the longer ones first. */
const unitEndings = {
  mm: /\s*(?:mm|millimet(?:er|re)s?)$/i,
  cm: /\s*(?:cm|[cz]entimet(?:er|re)s?)$/i,
  m: /\s*(?:m|met(?:er|re)s?)$/i,
};

/** A number with this decimal mark. Thousands may be set apart by the other mark, by spaces or by apostrophes. */
function readNumber(text: string, decimalMark: '.' | ','): number | undefined {
  const other = decimalMark === '.' ? ',' : '.';
  const thousands = `[1-9]\\d{0,2}([${other} '])\\d{3}(?:\\2\\d{3})*`;
  const [, whole, , fraction = '0'] =
    new RegExp(`^([+-]?(?:${thousands}|\\d+))(?:[${decimalMark}](\\d+))?$`).exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replace(/[., ']/g, '')}.${fraction}`);
}

/**
 * A number in the spelling of the language, with or without its unit, counts if `isOffered` says so. If not, the
 * spelling of the other language counts, and metres for a number with a mark and without a unit (`1,2`), if exactly one
 * offered number comes of them (rule 11.9).
 */
export function readMeasure(
  {text, language}: WrittenMeasure,
  unit: Unit,
  isOffered: (value: number) => boolean,
): Understood {
  const plain = text.trim().replace(/\s/g, ' ').replace(/’/g, "'");
  const units = Object.keys(unitEndings) as (keyof typeof unitEndings)[];
  const written = units.find((candidate) => unitEndings[candidate].test(plain));
  const digits = written ? plain.replace(unitEndings[written], '') : plain;
  const own = decimalMarks[language];
  const numbers = [readNumber(digits, own), readNumber(digits, own === '.' ? ',' : '.')].filter(
    (number) => number !== undefined,
  );
  const from = (source: keyof typeof perMetre) => (number: number) =>
    Number(((number / perMetre[source]) * perMetre[unit]).toPrecision(12));
  const [literal, ...others] = numbers.map(from(written ?? unit));
  if (literal === undefined) return 'notANumber';
  if (isOffered(literal)) return {value: literal};
  if (!written && /[.,]/.test(digits)) others.push(...numbers.map(from('m')));
  const [guess, ...further] = new Set(others.filter(isOffered));
  if (guess === undefined) return {value: literal};
  return further.length ? 'ambiguous' : {value: guess, guessed: true};
}

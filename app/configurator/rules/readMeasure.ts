import type {Language} from '~/i18n/language';

export type Unit = 'cm' | 'mm';

/** The text of a measure, from a field or a link. */
export interface WrittenMeasure {
  text: string;
  /** Determines whether `1.200` means 1200 or 1.2. */
  language: Language;
  /** The previous measure, which stays if the text is no number. Without it the initial one does. */
  previous?: number;
}

/** The meaning of a text: a number in the offered unit, `guessed` if the text alone is ambiguous. */
type Understood = {value: number; guessed?: true} | 'notANumber' | 'ambiguous';

const decimalMarks: Record<Language, '.' | ','> = {de: ',', en: '.'};

const perMetre = {mm: 1000, cm: 100, m: 1};

/** Their spellings, the longer ones first. */
const unitEndings = {
  mm: /\s*(?:mm|millimet(?:er|re)s?)$/i,
  cm: /\s*(?:cm|[cz]entimet(?:er|re)s?)$/i,
  m: /\s*(?:m|met(?:er|re)s?)$/i,
};

/** Parses a number with this decimal mark. Thousands may be separated by the other mark, spaces or apostrophes. */
function readNumber(text: string, decimalMark: '.' | ','): number | undefined {
  const other = decimalMark === '.' ? ',' : '.';
  const thousands = `[1-9]\\d{0,2}([${other} '])\\d{3}(?:\\2\\d{3})*`;
  const [, whole, , fraction = '0'] =
    new RegExp(`^([+-]?(?:${thousands}|\\d+))(?:[${decimalMark}](\\d+))?$`).exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replace(/[., ']/g, '')}.${fraction}`);
}

/**
 * Parses a number in the notation of the language, with or without a unit. If that isn't offered, it tries the notation of the other
 * language, and metres for a decimal number without a unit (`1,2`), and takes the result if exactly one offered number comes of them.
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

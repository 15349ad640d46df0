import {languageData, type Language} from '~/i18n/language';
import type {Unit} from '../offer/availableValues';

/** The text of a measure, from a field or a link. */
export interface MeasureText {
  text: string;
  /** Determines whether `1.200` means 1200 or 1.2. */
  language: Language;
  /** The previous measure, which stays if the text is no number. Without one the initial measure applies. */
  previous?: number;
}

/** The meaning of a text: a number in the offered unit. It is `guessed` if the text alone is ambiguous. */
type MeasureReading = {value: number; guessed?: true} | 'notANumber' | 'ambiguous';

type DecimalMark = '.' | ',';

const getOtherMark = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

const unitsPerMetre = {mm: 1000, cm: 100, m: 1};

type TypedUnit = keyof typeof unitsPerMetre;

/** The spellings of units. `m` is last, because the others end with it too. */
const unitEndings: Record<TypedUnit, RegExp> = {
  mm: /\s*(?:mm|millimet(?:er|re)s?)$/i,
  cm: /\s*(?:cm|[cz]entimet(?:er|re)s?)$/i,
  m: /\s*(?:m|met(?:er|re)s?)$/i,
};

/** Parses a number with this decimal mark. Thousands may be separated by the other mark, spaces or apostrophes. */
function readNumber(text: string, decimalMark: DecimalMark): number | undefined {
  const grouped = `[1-9]\\d{0,2}([${getOtherMark(decimalMark)} '])\\d{3}(?:\\2\\d{3})*`;
  const pattern = new RegExp(`^([+-]?(?:${grouped}|\\d+))(?:[${decimalMark}](\\d+))?$`);
  const [, whole, , fraction = '0'] = pattern.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replace(/[., ']/g, '')}.${fraction}`);
}

/**
 * Parses a number in the notation of the language, with or without a unit. If that isn't offered, it tries the other decimal mark, and
 * metres for a decimal number without a unit (`1,2`). A single offered number among these is a guess; several are ambiguous.
 */
export function readMeasure(
  {text, language}: MeasureText,
  unit: Unit,
  isOffered: (value: number) => boolean,
): MeasureReading {
  const normalizedText = text.trim().replace(/\s/g, ' ').replace(/’/g, "'");
  const units = Object.keys(unitEndings) as TypedUnit[];
  const typedUnit = units.find((candidate) => unitEndings[candidate].test(normalizedText));
  const digits = typedUnit ? normalizedText.replace(unitEndings[typedUnit], '') : normalizedText;
  const {decimalMark} = languageData[language];
  const numbers = [readNumber(digits, decimalMark), readNumber(digits, getOtherMark(decimalMark))].filter(
    (number) => number !== undefined,
  );
  // Twelve digits cut off the binary error of the division.
  const convertFrom = (source: TypedUnit) => (number: number) =>
    Number(((number / unitsPerMetre[source]) * unitsPerMetre[unit]).toPrecision(12));
  const [literalValue, ...otherValues] = numbers.map(convertFrom(typedUnit ?? unit));
  if (literalValue === undefined) return 'notANumber';
  if (isOffered(literalValue)) return {value: literalValue};
  if (!typedUnit && /[.,]/.test(digits)) otherValues.push(...numbers.map(convertFrom('m')));
  const [guess, ...otherGuesses] = new Set(otherValues.filter(isOffered));
  if (guess === undefined) return {value: literalValue};
  return otherGuesses.length ? 'ambiguous' : {value: guess, guessed: true};
}

/** Formats a number with all its decimals: `137.5`, in German `137,5`. */
export const formatDecimal = (value: number, language: Language): string =>
  String(value).replace('.', languageData[language].decimalMark);

/** `137 cm`, in German `137,5 cm`. */
export const formatMeasure = (value: number, unit: Unit, language: Language): string =>
  `${formatDecimal(value, language)}\u00a0${unit}`;

/** Keeps two words on one line, such as a number and its unit, a day and its month, a street and its house number. */
const noBreakSpace = '\u00A0';

const unit = /(\d) (?=(?:mm|cm|m|km|kg|g|ml|kB|MB|W|K|%|€|m²)(?![\p{L}\d]))/gu;
const measure = /(\d) ×(?: (?=\d))/g;
const clockTime = /(\d) (?=(?:am|pm|Uhr)(?![\p{L}]))/gu;
const times =
  'Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|seconds?|minutes?|hours?|days?|weeks?|months?|years?';
const duration = new RegExp(`(\\d) (?=(?:${times})(?!\\p{L}))`, 'gu');
const percentage = /(\d) (?=(?:Prozent|per cent)(?!\p{L}))/gu;
const months =
  'January?|February|Februar|März|March|April|Mai|May|Juni|June|Juli|July|August|September|Oktober|October|November|Dezember|December';
// A longer number is a year, which may end a sentence.
const date = new RegExp(`(?<!\\d)(\\d{1,2}\\.?) (?=(?:${months})(?!\\p{L}))`, 'gu');
const sign = /(§|±|©|Ø) (?=[\d\p{Lu}(])/gu;
// Words end like some of these, and "Art." may end a sentence: only what follows makes them abbreviations.
const numbered = /(?<![\p{L}\d])(Nr\.|[Nn]o\.|Abs\.|Art\.|RAL|HRB) (?=\d)/gu;
const abbreviation = /(?<![\p{L}\d])(Dr\.(?= \p{Lu})|z\.(?= B\.)) /gu;

const houseNumber = /(\p{L}(?:gasse|straße|allee|hof)) (?=\d)/gu;
const postalCode = /(\b\d{5}) (?=\p{Lu}\p{Ll})/gu;

/** Replaces plain spaces by no-break spaces where running text needs them. */
export function insertNoBreakSpaces(text: string): string {
  return text
    .replace(unit, `$1${noBreakSpace}`)
    .replace(clockTime, `$1${noBreakSpace}`)
    .replace(duration, `$1${noBreakSpace}`)
    .replace(percentage, `$1${noBreakSpace}`)
    .replace(date, `$1${noBreakSpace}`)
    .replace(houseNumber, `$1${noBreakSpace}`)
    .replace(postalCode, `$1${noBreakSpace}`)
    .replace(measure, `$1${noBreakSpace}×${noBreakSpace}`)
    .replace(sign, `$1${noBreakSpace}`)
    .replace(numbered, `$1${noBreakSpace}`)
    .replace(abbreviation, `$1${noBreakSpace}`);
}

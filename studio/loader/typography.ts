/** A no-break space: it keeps a number and its unit on one line, a paragraph sign and its number, a day and its month, a street and its house. */
const tied = '\u00A0';

const unit = /(\d) (?=(?:mm|cm|m|km|kg|g|ml|kB|MB|W|K|%|€|m²)(?![\p{L}\d]))/gu;
const measure = /(\d) ×(?: (?=\d))/g;
const clock = /(\d) (?=(?:am|pm|Uhr)(?![\p{L}]))/gu;
const share = /(\d) (?=(?:Prozent|per cent)(?!\p{L}))/gu;
const months =
  'January?|February|Februar|März|March|April|Mai|May|Juni|June|Juli|July|August|September|Oktober|October|November|Dezember|December';
const date = new RegExp(`(\\d\\.?) (?=(?:${months})(?!\\p{L}))`, 'gu');
const sign = /(§|±|©|Ø|Nr\.|no\.|Abs\.|Art\.|RAL|HRB|Dr\.|z\.) (?=[\d\p{Lu}B(])/gu;

const house = /(\p{L}(?:gasse|straße|allee|hof)) (?=\d)/gu;
const postalCode = /(\b\d{5}) (?=\p{Lu}\p{Ll})/gu;

/** Sets the no-break spaces that running text needs, so that authors can write plain spaces. */
export function tie(text: string): string {
  return text
    .replace(unit, `$1${tied}`)
    .replace(clock, `$1${tied}`)
    .replace(share, `$1${tied}`)
    .replace(date, `$1${tied}`)
    .replace(house, `$1${tied}`)
    .replace(postalCode, `$1${tied}`)
    .replace(measure, `$1${tied}×${tied}`)
    .replace(sign, `$1${tied}`);
}

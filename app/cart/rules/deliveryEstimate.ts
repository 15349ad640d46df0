import type {CartLine} from './lines';

const words = [
  ['ein', 'one', 'a'],
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
  ['fünf', 'five'],
  ['sechs', 'six'],
  ['sieben', 'seven'],
  ['acht', 'eight'],
  ['neun', 'nine'],
  ['zehn', 'ten'],
  ['elf', 'eleven'],
  ['zwölf', 'twelve'],
];

/** Days of each unit; the longer name first where one begins with another. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(werktag|working day|business day)/, 7 / 5],
  [/^(tag|day)/, 1],
  [/^(woche|week)/, 7],
  [/^(monat|month)/, 30],
];

const unit = '(?:werktag|working day|business day|tag|day|woche|week|monat|month)';
const amount = new RegExp(`(\\d+|\\p{L}+)\\s+(${unit})`, 'giu');

function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const index = words.findIndex((names) =>
    names.some((name) => text === name || text === `${name}e` || text === `${name}en`),
  );
  return index < 0 ? undefined : index + 1;
}

/** The longest time that a delivery time in words names, in days; `undefined` when it names none. */
export function longestDays(text: string): number | undefined {
  const days = [...text.toLowerCase().matchAll(amount)].flatMap(([, number = '', name = '']) => {
    const count = numberOf(number);
    const length = units.find(([pattern]) => pattern.test(name))?.[1];
    return count && length ? [count * length] : [];
  });
  return days.length ? Math.max(...days) : undefined;
}

/**
 * When all that is in the cart will have come: the longest delivery time of its lines, in the store's words (rule 13.21).
 * `undefined` where a line says nothing that can be compared, unless all say the same: nobody is promised too early a day.
 */
export function deliveryEstimate(lines: readonly CartLine[]): string | undefined {
  const texts = lines.flatMap(({merchandise}) =>
    merchandise?.availableForSale ? [merchandise.deliveryTime ?? ''] : [],
  );
  const [first] = texts;
  if (texts.every((text) => text === first)) return first || undefined;
  const times = texts.map((text) => ({text, days: longestDays(text)}));
  if (times.some(({days}) => days === undefined)) return undefined;
  return times.reduce((longest, time) => ((time.days ?? 0) > (longest.days ?? 0) ? time : longest)).text;
}

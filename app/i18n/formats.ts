import {languageData, perLanguage, type Language} from './language';

export const currency = 'EUR';

const getPriceFormat = perLanguage(
  (language) => new Intl.NumberFormat(languageData[language].locale, {style: 'currency', currency}),
);

/** A price with two decimals: `1.234,50 €` in German, `€1,234.50` in English. `cents` are integer cents of EUR. */
export function formatPrice(cents: number, language: Language): string {
  return getPriceFormat(language).format(cents / 100);
}

/** Formats integer cents of EUR for APIs: 41250 cents are `412.50`. */
export function toAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/**
 * Parses a decimal amount of the Storefront API (`"189.0"`) to integer cents; `undefined` for any amount that can't be paid, such as a
 * fraction of a cent.
 */
export function parseCents(amount: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Parses an amount that will be paid, like `parseCents`. Throws a `RangeError` for any amount that can't be paid. */
export function toCents(amount: string): number {
  const cents = parseCents(amount);
  if (cents === undefined) throw new RangeError(`Not an amount of money: ${amount}`);
  return cents;
}

/**
 * Parses an amount that is only shown. Fractions of a cent, which Shopify may answer, are rounded half up. `undefined` for an invalid
 * amount.
 */
export function roundedCents(amount: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(amount);
  if (!match) return undefined;
  const [, euros = '', decimals = ''] = match;
  const [firstDecimal = '0', secondDecimal = '0', thirdDecimal = '0'] = decimals;
  const cents = Number(euros + firstDecimal + secondDecimal);
  return thirdDecimal >= '5' ? cents + 1 : cents;
}

import {languageData, perLanguage, type Language} from './language';

/** Of all prices. */
export const currency = 'EUR';

const euros = perLanguage(
  (language) => new Intl.NumberFormat(languageData[language].locale, {style: 'currency', currency}),
);

/** A price with two decimals: `1.234,50 €` in German, `€1,234.50` in English. `cents` are integer cents of EUR. */
export function formatPrice(cents: number, language: Language): string {
  return euros(language).format(cents / 100);
}

/** Integer cents of EUR as APIs write an amount: 41250 cents are `412.50`. */
export function toAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Integer cents of a decimal amount as the Storefront API answers it (`"189.0"`); `undefined` for anything that nobody can pay. */
export function wholeCents(amount: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** The same of what is paid. Throws a `RangeError`. */
export function toCents(amount: string): number {
  const cents = wholeCents(amount);
  if (cents === undefined) throw new RangeError(`Not an amount of money: ${amount}`);
  return cents;
}

/** The same of what is only shown: parts of a cent, which Shopify may answer, are rounded half up. `undefined` for what is no amount. */
export function shownCents(amount: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(amount);
  if (!match) return undefined;
  const [, euros = '', decimals = ''] = match;
  const [first = '0', second = '0', third = '0'] = decimals;
  return Number(euros + first + second) + (third >= '5' ? 1 : 0);
}

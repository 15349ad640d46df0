import {languageData, type Language} from './language';
import {perLanguage} from './perLanguage';

const euros = perLanguage(
  (language) => new Intl.NumberFormat(languageData[language].locale, {style: 'currency', currency: 'EUR'}),
);

/** A price with two decimals: `1.234,50 €` in German, `€1,234.50` in English. `cents` are integer cents of EUR. */
export function formatPrice(cents: number, language: Language): string {
  return euros(language).format(cents / 100);
}

/** Integer cents of EUR as APIs write an amount: 41250 cents are `412.50`. */
export function toAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Integer cents of a decimal amount as the Storefront API answers it (`"189.0"`). Throws a `RangeError` on anything else. */
export function toCents(amount: string): number {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount);
  if (!match) throw new RangeError(`Not an amount of money: ${amount}`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

import {languageData, type Language} from './language';

/** Made at the first use and kept: a format is slow to make. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** A price with two decimals: `1.234,50 €` in German, `€1,234.50` in English. `cents` are integer cents of EUR. */
export function formatPrice(cents: number, language: Language): string {
  const {locale} = languageData[language];
  formats[language] ??= new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
  return formats[language].format(cents / 100);
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

import type {ProductStudioFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';
import {formatPrice, shownCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

const messages = defineMessages({
  de: {freeFrom: (price: string, from: string) => `${price}, ab ${from} Warenwert kostenlos`},
  en: {freeFrom: (price: string, from: string) => `${price}, free from ${from}`},
});

/** What shipping costs, in cents: flat, and nothing from a value of goods on. */
export interface ShippingCosts {
  flat: number;
  /** Shipping is never free without it. */
  freeFrom?: number;
}

/** Whether shipping of goods at `price` (cents) costs nothing. */
export const isShippingFree = (price: number, {freeFrom = Infinity}: ShippingCosts): boolean => price >= freeFrom;

/** The costs as the shop's settings say them, for shoppers and search engines (rule 2.25); `undefined` where they don't. */
export function toShippingCosts({notice}: Pick<ProductStudioFragment, 'notice'>): ShippingCosts | undefined {
  const [settings] = notice.nodes;
  const flat = shownCents(text(settings?.versandkosten));
  return flat === undefined ? undefined : {flat, freeFrom: shownCents(text(settings?.versand_frei_ab))};
}

/** The costs in words: `14,90 €, ab 400,00 € Warenwert kostenlos`. */
export function shippingText({flat, freeFrom}: ShippingCosts, language: Language): string {
  const price = formatPrice(flat, language);
  if (freeFrom === undefined) return price;
  const from = formatPrice(freeFrom, language);
  return messages[language].freeFrom(price, from);
}

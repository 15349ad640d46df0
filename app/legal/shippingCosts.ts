import type {ProductStudioFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';
import {formatPrice, roundedCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

const messages = defineMessages({
  de: {freeFrom: (price: string, subtotal: string) => `${price}, ab ${subtotal} Warenwert kostenlos`},
  en: {freeFrom: (price: string, subtotal: string) => `${price}, free from ${subtotal}`},
});

/** Shipping costs in cents: a flat price, which may be free from a certain subtotal. */
export interface ShippingCosts {
  flat: number;
  /** The subtotal from which shipping is free; `undefined` when it never is. */
  freeFrom?: number;
}

/** Whether shipping is free at a subtotal of `price` cents. */
export const isShippingFree = (price: number, {freeFrom = Infinity}: ShippingCosts): boolean => price >= freeFrom;

/** The costs in the shop's settings; `undefined` when they are missing. */
export function toShippingCosts({notice}: Pick<ProductStudioFragment, 'notice'>): ShippingCosts | undefined {
  const [settings] = notice.nodes;
  const flat = roundedCents(text(settings?.versandkosten));
  return flat === undefined ? undefined : {flat, freeFrom: roundedCents(text(settings?.versand_frei_ab))};
}

/** Formats the costs: `14,90 €, ab 400,00 € Warenwert kostenlos`. */
export function shippingText({flat, freeFrom}: ShippingCosts, language: Language): string {
  const price = formatPrice(flat, language);
  if (freeFrom === undefined) return price;
  return messages[language].freeFrom(price, formatPrice(freeFrom, language));
}

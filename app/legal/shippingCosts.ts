import type {ShippingCostsFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';
import {formatPrice, roundedCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

const messages = defineMessages({
  de: {
    charged: 'inkl. MwSt. und zzgl. Versand',
    free: 'inkl. MwSt., Versand kostenlos',
    freeFrom: (price: string, subtotal: string) => `${price}, ab ${subtotal} Warenwert kostenlos`,
  },
  en: {
    charged: 'incl. VAT, plus shipping',
    free: 'incl. VAT, free shipping',
    freeFrom: (price: string, subtotal: string) => `${price}, free from ${subtotal}`,
  },
});

/** The fields of the shop's settings with the shipping costs in euros. */
export const SHIPPING_COSTS_FRAGMENT = `#graphql
  fragment ShippingCosts on Metaobject {
    versandkosten: field(key: "versandkosten") { value }
    versand_frei_ab: field(key: "versand_frei_ab") { value }
  }
` as const;

/** Shipping costs in cents: a flat price, which may be free from a certain subtotal. */
export interface ShippingCosts {
  flat: number;
  /** The subtotal from which shipping is free; `undefined` when it never is. */
  freeFrom?: number;
}

/** The costs in the shop's settings; `undefined` when they are missing. */
export function toShippingCosts(settings: ShippingCostsFragment | undefined): ShippingCosts | undefined {
  const flat = roundedCents(text(settings?.versandkosten));
  return flat === undefined ? undefined : {flat, freeFrom: roundedCents(text(settings?.versand_frei_ab))};
}

/** Whether shipping is free at a subtotal of `price` cents. */
export const isShippingFree = (price: number, {freeFrom = Infinity}: ShippingCosts): boolean => price >= freeFrom;

/** Formats the costs: `14,90 €, ab 400,00 € Warenwert kostenlos`. */
export function shippingText({flat, freeFrom}: ShippingCosts, language: Language): string {
  const price = formatPrice(flat, language);
  if (freeFrom === undefined) return price;
  return messages[language].freeFrom(price, formatPrice(freeFrom, language));
}

/**
 * What a price says of VAT and shipping (rule 10.3). `price` is in cents, and `null` where there is none yet, or more than one. `costs` are
 * `undefined` when the store's settings have none. `showsCosts` adds what shipping costs, unless it is free.
 */
export function priceNoteText(
  price: number | null,
  costs: ShippingCosts | undefined,
  language: Language,
  {showsCosts}: {showsCosts: boolean} = {showsCosts: false},
): string {
  const {charged, free} = messages[language];
  if (price !== null && costs && isShippingFree(price, costs)) return free;
  return costs && showsCosts ? `${charged}: ${shippingText(costs, language)}` : charged;
}

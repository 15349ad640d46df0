import type {ShippingCostsFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';
import {formatPrice, roundedCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

const messages = defineMessages({
  de: {
    charged: 'inkl. MwSt. und zzgl. Versand',
    free: 'inkl. MwSt., Versand kostenlos',
  },
  en: {
    charged: 'incl. VAT, plus shipping',
    free: 'incl. VAT, free shipping',
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
export interface ShippingRate {
  flat: number;
  /** The subtotal from which shipping is free; `undefined` when it never is. */
  freeFrom?: number;
}

export interface ShippingCosts extends ShippingRate {
  /** The rate as a text: `14,90 €, ab 400,00 € Warenwert kostenlos`. */
  text: string;
}

/** The costs in the shop's settings; `undefined` when they are missing. */
export function toShippingCosts(
  settings: ShippingCostsFragment | undefined,
  language: Language,
): ShippingCosts | undefined {
  const flat = roundedCents(text(settings?.versandkosten));
  if (flat === undefined) return undefined;
  const freeFrom = flat === 0 ? 0 : roundedCents(text(settings?.versand_frei_ab));
  return {flat, freeFrom, text: formatCosts(flat, freeFrom, language)};
}

/** Only the worker needs these texts. */
const costsFormats = {
  de: (price: string, subtotal: string) => `${price}, ab ${subtotal} Warenwert kostenlos`,
  en: (price: string, subtotal: string) => `${price}, free from ${subtotal}`,
};

function formatCosts(flat: number, freeFrom: number | undefined, language: Language): string {
  const price = formatPrice(flat, language);
  return freeFrom === undefined ? price : costsFormats[language](price, formatPrice(freeFrom, language));
}

/** Whether shipping is free at a subtotal of `price` cents. */
export const isShippingFree = (price: number, {freeFrom = Infinity}: ShippingRate): boolean => price >= freeFrom;

/**
 * What a price says of VAT and shipping (rule 10.3). `price` is in cents, if there is one alone. `costs` are `undefined` when the store's
 * settings have none. `showsCosts` adds what shipping costs, unless it is free.
 */
export function priceNoteText(
  price: number | null | undefined,
  costs: ShippingCosts | undefined,
  language: Language,
  {showsCosts}: {showsCosts?: boolean} = {},
): string {
  const {charged, free} = messages[language];
  if (costs && isShippingFree(price ?? 0, costs)) return free;
  return costs && showsCosts ? `${charged}: ${costs.text}` : charged;
}

import type {ProductStudioFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';
import {toCents} from '~/i18n/formats';

/** What shipping costs, in cents: flat, and nothing from a value of goods on. */
export interface ShippingCosts {
  flat: number;
  /** Shipping is never free without it. */
  freeFrom?: number;
}

/** Cents of an amount that a merchant has written; `undefined` when it is none. */
const centsOf = (amount: string) => (/^\d+(\.\d{1,2}0*)?$/.test(amount) ? toCents(amount) : undefined);

/** The costs as the shop's settings say them for search engines (rule 2.25); `undefined` where they don't. */
export function toShippingCosts({notice}: Pick<ProductStudioFragment, 'notice'>): ShippingCosts | undefined {
  const [settings] = notice.nodes;
  const flat = centsOf(text(settings?.versandkosten));
  return flat === undefined ? undefined : {flat, freeFrom: centsOf(text(settings?.versand_frei_ab))};
}

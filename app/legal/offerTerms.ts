import type {MerchantReturnPolicy, OfferShippingDetails} from 'schema-dts';
import {currency, toAmount} from '~/i18n/formats';
import {isShippingFree, type ShippingCosts} from './shippingCosts';

/** Days for a withdrawal without a reason (§ 355 (2) BGB). */
const withdrawalDays = 14;

/** Whether and how a piece can be given back, for search engines. `country` is a code such as DE. */
export function returnPolicy(id: string, withdrawal: boolean, country: string) {
  const policy = {'@type': 'MerchantReturnPolicy' as const, '@id': id, applicableCountry: country};
  return (
    withdrawal
      ? {
          ...policy,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow' as const,
          merchantReturnDays: withdrawalDays,
        }
      : {...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' as const}
  ) satisfies MerchantReturnPolicy;
}

/** What shipping of a piece at `price` (cents) costs, for search engines. */
export function shippingDetails(id: string, price: number, costs: ShippingCosts, country: string) {
  return {
    '@type': 'OfferShippingDetails' as const,
    '@id': id,
    shippingRate: {
      '@type': 'MonetaryAmount' as const,
      value: toAmount(isShippingFree(price, costs) ? 0 : costs.flat),
      currency,
    },
    shippingDestination: {'@type': 'DefinedRegion' as const, addressCountry: country},
  } satisfies OfferShippingDetails;
}

import type {MerchantReturnPolicy, OfferShippingDetails} from 'schema-dts';
import {currency, toAmount} from '~/i18n/formats';
import {withdrawalDays} from './excludesWithdrawal';
import {isShippingFree, type ShippingRate} from './shippingCosts';

/** The return policy for search engines. `country` is a code such as DE. */
export function returnPolicy(id: string, {canWithdraw, country}: {canWithdraw: boolean; country: string}) {
  const policy = {'@type': 'MerchantReturnPolicy' as const, '@id': id, applicableCountry: country};
  const notPermitted = {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' as const,
  } satisfies MerchantReturnPolicy;
  const permitted = {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow' as const,
    merchantReturnDays: withdrawalDays,
  } satisfies MerchantReturnPolicy;
  return canWithdraw ? permitted : notPermitted;
}

/** The shipping costs of a product at `price` (cents), for search engines. */
export function shippingDetails(id: string, price: number, costs: ShippingRate, country: string) {
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

import type {Config} from '../env';
import {storeOrigin} from './storeOrigin';

type Domains = Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN'>;

/** Origins at which the store's checkout may lie (rule 14.7). `primaryDomain` is what the store says (`Shop.primaryDomain.url`). */
export function checkoutOrigins(
  {PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN}: Domains,
  primaryDomain: string | undefined,
): string[] {
  const set = [PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN].flatMap((domain) => (domain ? storeOrigin(domain) : []));
  return primaryDomain && URL.canParse(primaryDomain) ? [...set, new URL(primaryDomain).origin] : set;
}

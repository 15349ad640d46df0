import type {Config} from '../env';
import {storeOrigin} from './storeOrigin';

type Domains = Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN'>;

/** Origin of a store's primary domain, by the domain at which its API is asked. */
const primaryDomains = new Map<string, string>();

/** Keeps what the store says of its primary domain (`Shop.primaryDomain.url`): its checkout lies there (rule 14.7). */
export function rememberPrimaryDomain({PUBLIC_STORE_DOMAIN}: Domains, url: string): void {
  if (URL.canParse(url)) primaryDomains.set(PUBLIC_STORE_DOMAIN, new URL(url).origin);
}

/** Origins at which the store's checkout may lie. */
export function checkoutOrigins({PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN}: Domains): string[] {
  const domains = [PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN, primaryDomains.get(PUBLIC_STORE_DOMAIN)];
  return domains.flatMap((domain) => (domain ? storeOrigin(domain) : []));
}

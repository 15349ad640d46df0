import type {Config} from '../env';

/** Origin of a store domain from the environment, where it stands with or without its scheme (`http://` for a local store). */
export function storeOrigin(domain: string): string {
  return new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
}

type Domains = Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN'>;

/** Origins at which the store's checkout may lie (rule 14.7). `primaryDomain` is what the store says (`Shop.primaryDomain.url`). */
export function checkoutOrigins(
  {PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN}: Domains,
  primaryDomain: string | undefined,
): string[] {
  const set = [PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN].flatMap((domain) => (domain ? storeOrigin(domain) : []));
  return primaryDomain && URL.canParse(primaryDomain) ? [...set, new URL(primaryDomain).origin] : set;
}

import type {Config} from '../env';

/** The origin of a store domain, which may have a scheme (`http://` for a local store). */
export function storeOrigin(domain: string): string {
  return new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
}

type DomainSettings = Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN'>;

/** The possible origins of the store's checkout (rule 14.7). `primaryDomain` is Shopify's `Shop.primaryDomain.url`. */
export function checkoutOrigins(
  {PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN}: DomainSettings,
  primaryDomain: string | undefined,
): string[] {
  const configuredOrigins = [PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN].flatMap((domain) =>
    domain ? storeOrigin(domain) : [],
  );
  return primaryDomain && URL.canParse(primaryDomain)
    ? [...configuredOrigins, new URL(primaryDomain).origin]
    : configuredOrigins;
}

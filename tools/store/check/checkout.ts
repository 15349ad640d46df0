import {storeOrigin} from '~/platform/store/storeOrigin';
import type {Api} from '../request';
import {selectFindings, type Finding} from './finding';
import type {StorefrontContent} from './storefrontContent';

const CART = `mutation CheckCart($lines: [CartLineInput!]!) {
  cartCreate(input: {lines: $lines}) { cart { checkoutUrl } userErrors { message } }
}`;

/** Creates a cart and follows its checkout. Reports an error, or a checkout that nobody can pay at. */
export async function checkCheckout(
  {ask}: Api,
  {products, shop}: StorefrontContent,
  variables: Record<string, string>,
): Promise<Finding[]> {
  const variant = products.flatMap(({variants}) => variants.nodes).find(({availableForSale}) => availableForSale);
  if (!variant) return [];
  const {data, errors} = await ask<{
    cartCreate: {cart: {checkoutUrl: string} | null; userErrors: {message: string}[]} | null;
  }>(CART, {lines: [{merchandiseId: variant.id, quantity: 1}]});
  const url = data?.cartCreate?.cart?.checkoutUrl;
  if (!url) {
    const reason = [...errors, ...(data?.cartCreate?.userErrors ?? [])].map(({message}) => message).join('; ');
    const fix =
      'Let the storefront write checkouts: Hydrogen or Headless channel › the storefront › Storefront API › Permissions.';
    return [{check: 'checkout', problem: `The store makes no cart: ${reason}`, fix}];
  }
  const siteHost = readHost(variables.PUBLIC_SITE_URL);
  const {address, failure} = await followCheckout(url, siteHost);
  const lastAddress = new URL(address);
  if (lastAddress.host === siteHost) return [createOwnDomainFinding(lastAddress)];
  return [
    ...checkCheckoutDomain(url, shop.primaryDomain.url, variables),
    ...selectFindings('checkout', [
      {
        isWrong: /\/password$/.test(lastAddress.pathname),
        problem: 'The online store has a password, so every checkout ends at "Opening soon".',
        fix: 'Remove it in the admin: Online Store › Preferences › Password protection. A trial needs a plan first.',
      },
      {
        isWrong: failure,
        problem: `The checkout is at ${lastAddress.host}, which ${failure}.`,
        fix: 'See in the admin whether that domain is connected: Settings › Domains. The checkout is at the primary one.',
      },
    ]),
  ];
}

/** The most redirects that are followed, and how long each may take. */
const maxRedirects = 5;
const timeoutMs = 10_000;

/**
 * Returns the last address that a checkout leads a browser to, as far as the site's own host, and why nobody can pay there. Shopify may
 * refuse a program, so only a missing page and a failing server count as failures.
 */
async function followCheckout(url: string, siteHost: string | undefined): Promise<{address: string; failure?: string}> {
  let address = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (new URL(address).host === siteHost) return {address};
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, {redirect: 'manual', signal}).catch(() => undefined);
    if (!response) return {address, failure: 'gives no answer'};
    const {status, headers} = response;
    if (status === 404 || status >= 500) return {address, failure: `answers with status ${status}`};
    const location = headers.get('Location');
    if (!location || !URL.canParse(location, address)) return {address};
    address = new URL(location, address).href;
  }
  return {address, failure: 'redirects without end'};
}

function createOwnDomainFinding({host, hostname}: URL): Finding {
  const domain = hostname.replace(/^www\./, '');
  return {
    check: 'checkout',
    problem: `The checkout leads to ${host}, which is this site, so nobody can pay: it is the store's primary domain.`,
    fix:
      `Give the checkout a domain of its own. In the admin, Settings › Domains: connect checkout.${domain}, choose Online Store as its ` +
      'target, and make it the primary domain.',
  };
}

/** Reports a checkout at a domain that is neither in the settings nor the store's primary domain. */
export function checkCheckoutDomain(url: string, primaryDomain: string, variables: Record<string, string>): Finding[] {
  const {host} = new URL(url);
  const domains = [variables.PUBLIC_STORE_DOMAIN, variables.PUBLIC_CHECKOUT_DOMAIN, primaryDomain];
  if (domains.some((domain) => readHost(domain) === host)) return [];
  const fix = `Set PUBLIC_CHECKOUT_DOMAIN=${host} in .env and in the variables of the worker.`;
  return [{check: 'checkout', problem: `The checkout is at ${host}, where the site sends nobody.`, fix}];
}

/** Returns the host of a setting; `undefined` when it isn't set or can't be read, which `checkSettings` reports. */
function readHost(domain: string | undefined): string | undefined {
  try {
    return new URL(storeOrigin(domain?.trim() ?? '')).host;
  } catch {
    return undefined;
  }
}

import {storeOrigin} from '../access';
import {pages} from '../../pages';
import type {Finding} from './finding';
import type {Product} from './readProducts';
import type {Storefront} from './storefront';

const POLICIES = `query CheckPolicies {
  shop { termsOfService { body } refundPolicy { body } privacyPolicy { body } shippingPolicy { body } }
}`;

const names: Record<string, string> = {
  termsOfService: 'terms of service',
  refundPolicy: 'refund policy',
  privacyPolicy: 'privacy policy',
  shippingPolicy: 'shipping policy',
};

/** The four policies that the site links. */
export async function checkPolicies({query}: Storefront): Promise<Finding[]> {
  const {data} = await query<{shop: Record<string, {body: string} | null>}>(POLICIES);
  if (!data) return [];
  const empty = Object.keys(names).filter((key) => !data.shop[key]?.body.replace(/<[^>]*>/g, '').trim());
  return empty.map((key) => ({
    check: 'policies',
    problem: `The ${names[key]} is empty.`,
    fix: 'Write it in the admin: Settings › Policies.',
  }));
}

const AVAILABLE = `query CheckAvailable {
  shop { primaryDomain { url } }
  products(first: 20) { nodes { variants(first: 5) { nodes { id availableForSale } } } }
}`;

const CART = `mutation CheckCart($lines: [CartLineInput!]!) {
  cartCreate(input: {lines: $lines}) { cart { checkoutUrl } userErrors { message } }
}`;

/** Whether a cart can be made, and leads to a domain that the site sends visitors to (rule 14.7). */
export async function checkCheckout({query}: Storefront, variables: Record<string, string>): Promise<Finding[]> {
  const {data} = await query<{
    shop: {primaryDomain: {url: string}};
    products: {nodes: {variants: {nodes: {id: string; availableForSale: boolean}[]}}[]};
  }>(AVAILABLE);
  const variant = data?.products.nodes
    .flatMap(({variants}) => variants.nodes)
    .find(({availableForSale}) => availableForSale);
  if (!data || !variant) return [];
  const {data: made, errors} = await query<{
    cartCreate: {cart: {checkoutUrl: string} | null; userErrors: {message: string}[]} | null;
  }>(CART, {lines: [{merchandiseId: variant.id, quantity: 1}]});
  const url = made?.cartCreate?.cart?.checkoutUrl;
  if (!url) {
    const reason = [...errors, ...(made?.cartCreate?.userErrors ?? [])].map(({message}) => message).join('; ');
    const fix =
      'Let the storefront write checkouts: Hydrogen or Headless channel › the storefront › Storefront API › Permissions.';
    return [{check: 'checkout', problem: `The store makes no cart: ${reason}`, fix}];
  }
  return checkoutDomain(url, data.shop.primaryDomain.url, variables);
}

/** A checkout at a domain that the site doesn't know, although it asks for the store's primary domain. */
export function checkoutDomain(url: string, primaryDomain: string, variables: Record<string, string>): Finding[] {
  const {host} = new URL(url);
  const domains = [variables.PUBLIC_STORE_DOMAIN, variables.PUBLIC_CHECKOUT_DOMAIN, primaryDomain];
  const known = domains.filter((domain) => domain?.trim());
  if (known.some((domain) => new URL(storeOrigin(domain ?? '')).host === host)) return [];
  const fix = `Set PUBLIC_CHECKOUT_DOMAIN=${host} in .env and in the variables of the worker.`;
  return [{check: 'checkout', problem: `The checkout is at ${host}, where the site sends nobody.`, fix}];
}

const REDIRECTS = `query CheckRedirects($after: String) {
  urlRedirects(first: 250, after: $after) { nodes { path target } pageInfo { hasNextPage endCursor } }
}`;

/** Redirects that go round in a circle, lead to a product that isn't there, or begin at a page of the site. */
export async function checkRedirects({all}: Storefront, products: readonly Product[]): Promise<Finding[]> {
  const redirects = await all<{path: string; target: string}>(REDIRECTS, {}, ['urlRedirects']);
  const handles = new Set(products.map(({handle}) => handle));
  const paths = new Set(redirects.map(({path}) => path));
  const ownPaths = new Set<string>(Object.values(pages));
  const findings: Finding[] = [];
  for (const {path, target} of redirects) {
    const note = (problem: string) =>
      findings.push({check: 'redirects', problem, fix: 'Correct it in the admin: Content › Menus › URL redirects.'});
    const [, handle] = /^\/products?\/([\w-]+)$/.exec(target) ?? [];
    if (paths.has(target)) note(`The redirect from ${path} leads to ${target}, which is redirected too.`);
    else if (ownPaths.has(path)) note(`The redirect from ${path} is never followed: the site has a page there.`);
    else if (handle && handles.size > 0 && !handles.has(handle)) {
      note(`The redirect from ${path} leads to the product ${handle}, which the storefront doesn't see.`);
    }
  }
  return findings;
}

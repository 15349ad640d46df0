import {brand} from '~/brand';
import {toSampleBox} from '~/configurator/rules/sampleBox';
import {defaultLanguage} from '~/i18n/language';
import {storeOrigin} from '~/platform/store/storeOrigin';
import {toCollections} from '~/product/shopFilter';
import {codeOf, languageName, otherLanguages} from '../languages';
import {findings, type Finding} from './finding';
import type {Shown} from './shown';
import type {Api} from '../request';

/** Languages and currency in which the storefront sells. */
export function checkLocalization({localization, translations}: Shown): Finding[] {
  const {language, country} = localization;
  const {isoCode: currency} = country.currency;
  return findings('languages and currency', [
    {
      isWrong: language.isoCode !== codeOf(defaultLanguage),
      problem: `The store's first language is ${language.isoCode}.`,
      fix: `Make ${languageName(defaultLanguage)} the default in the admin: Settings › Languages.`,
    },
    ...otherLanguages.map((other) => ({
      isWrong: !translations.some((published) => published.language === other),
      problem: `${languageName(other)} is not published.`,
      fix: 'Run npm run store:setup, or publish it in the admin: Settings › Languages.',
    })),
    {
      isWrong: currency !== 'EUR',
      problem: `The store sells in ${currency}.`,
      fix: 'Change the currency in the admin: Settings › General.',
    },
  ]);
}

/** The four policies that the site links. */
const policies = {
  termsOfService: 'terms of service',
  refundPolicy: 'refund policy',
  privacyPolicy: 'privacy policy',
  shippingPolicy: 'shipping policy',
} as const;

export function checkPolicies({shop}: Shown): Finding[] {
  const looked = Object.entries(policies).map(([key, name]) => ({
    isWrong: !shop[key as keyof typeof policies]?.body.replace(/<[^>]*>/g, '').trim(),
    problem: `The ${name} is empty.`,
    fix: 'Write it in the admin: Settings › Policies.',
  }));
  return findings('policies', looked);
}

/** A store whose mails and checkout come from another name than the one that the site shows. */
export function checkName({shop}: Shown): Finding[] {
  const problem = `The site is called ${brand.name}, and the store ${shop.name}.`;
  const fix = "Change the name in app/brand.ts, or the store's in the admin: Settings › General.";
  return findings('name', [{isWrong: shop.name !== brand.name, problem, fix}]);
}

/** Whether the shop has collections to choose from. */
export function checkCollections({collections}: Shown): Finding[] {
  const problem = 'The storefront sees no collection with products, so the shop has no kinds to choose from.';
  const fix =
    'Make collections in the admin (Products › Collections), and publish them to the Hydrogen or Headless channel.';
  return findings('collections', [{isWrong: toCollections(collections.nodes).length === 0, problem, fix}]);
}

/** Colours of products that are said to be in the box of samples, in a store without that box. */
export function checkSampleBox(shown: Shown, handles: readonly string[]): Finding[] {
  const problem = `Colours of ${handles.join(', ')} have a sample, but the storefront sees no box of samples, so no link leads to it.`;
  const fix =
    'Add a product with the handle musterkasten and publish it, or take "sample" out of the metafield farben.';
  return findings('products', [{isWrong: handles.length > 0 && !toSampleBox(shown), problem, fix}]);
}

const CART = `mutation CheckCart($lines: [CartLineInput!]!) {
  cartCreate(input: {lines: $lines}) { cart { checkoutUrl } userErrors { message } }
}`;

/** Whether a cart can be made, and leads to a domain that the site sends visitors to. */
export async function checkCheckout(
  {ask}: Api,
  {products, shop}: Shown,
  variables: Record<string, string>,
): Promise<Finding[]> {
  const variant = products.flatMap(({variants}) => variants.nodes).find(({availableForSale}) => availableForSale);
  if (!variant) return [];
  const {data: made, errors} = await ask<{
    cartCreate: {cart: {checkoutUrl: string} | null; userErrors: {message: string}[]} | null;
  }>(CART, {lines: [{merchandiseId: variant.id, quantity: 1}]});
  const url = made?.cartCreate?.cart?.checkoutUrl;
  if (!url) {
    const reason = [...errors, ...(made?.cartCreate?.userErrors ?? [])].map(({message}) => message).join('; ');
    const fix =
      'Let the storefront write checkouts: Hydrogen or Headless channel › the storefront › Storefront API › Permissions.';
    return [{check: 'checkout', problem: `The store makes no cart: ${reason}`, fix}];
  }
  return checkoutDomain(url, shop.primaryDomain.url, variables);
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

import {brand} from '~/brand';
import {toSampleBox} from '~/configurator/offer/sampleBox';
import {defaultLanguage} from '~/i18n/language';
import {toCollections} from '~/product/shopFilter';
import {automaticPolicyPage, getPolicyWords, isAutomaticPolicy} from '../content/policies';
import {toLanguageCode, getLanguageName, otherLanguages} from '../languages';
import {selectFindings, type Finding} from './finding';
import type {StorefrontContent} from './storefrontContent';

/** Reports wrong languages or a wrong currency of the storefront. */
export function checkLocalization({localization, translations}: StorefrontContent): Finding[] {
  const {language, country} = localization;
  const {isoCode: currency} = country.currency;
  return selectFindings('languages and currency', [
    {
      isWrong: language.isoCode !== toLanguageCode(defaultLanguage),
      problem: `The store's first language is ${language.isoCode}.`,
      fix: `Make ${getLanguageName(defaultLanguage)} the default in the admin: Settings › Languages.`,
    },
    ...otherLanguages.map((other) => ({
      isWrong: !translations.some((published) => published.language === other),
      problem: `${getLanguageName(other)} is not published.`,
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

export function checkPolicies({shop}: StorefrontContent): Finding[] {
  const empty = Object.entries(policies).map(([key, name]) => ({
    isWrong: !getPolicyWords(shop[key as keyof typeof policies]?.body),
    problem: `The ${name} is empty.`,
    fix: 'Write it in the admin: Settings › Policies.',
  }));
  const automatic = {
    isWrong: isAutomaticPolicy(shop.privacyPolicy?.body),
    problem: "The privacy policy is Shopify's automatic one, which doesn't know this site.",
    fix: `Write your own. In the admin, ${automaticPolicyPage}. Then put your text into Settings › Policies.`,
  };
  return selectFindings('policies', [...empty, automatic]);
}

/** Reports a store whose name in mails and in the checkout isn't the one that the site shows. */
export function checkName({shop}: StorefrontContent): Finding[] {
  const problem = `The site is called ${brand.name}, and the store ${shop.name}.`;
  const fix = "Change the name in app/brand.ts, or the store's in the admin: Settings › General.";
  return selectFindings('name', [{isWrong: shop.name !== brand.name, problem, fix}]);
}

/** Reports a shop without collections to filter by. */
export function checkCollections({collections}: StorefrontContent): Finding[] {
  const problem = 'The storefront sees no collection with products, so the shop has no kinds to choose from.';
  const fix =
    'Make collections in the admin (Products › Collections), and publish them to the Hydrogen or Headless channel.';
  return selectFindings('collections', [{isWrong: toCollections(collections.nodes).length === 0, problem, fix}]);
}

/** Reports products (`handles`) whose colours have samples, in a store without the box of samples. */
export function checkSampleBox(content: StorefrontContent, handles: readonly string[]): Finding[] {
  const problem = `Colours of ${handles.join(', ')} have a sample, but the storefront sees no box of samples, so no link leads to it.`;
  const fix =
    'Add a product with the handle musterkasten and publish it, or take "sample" out of the metafield farben.';
  return selectFindings('products', [{isWrong: handles.length > 0 && !toSampleBox(content), problem, fix}]);
}

import type {Policy, ShopNode} from '../../catalogue/entities';
import type {Context, Resolvers} from '../context';
import {policyUrl} from '../../policies';
import {currencySymbol, listMarkets} from '../../store/markets';
import {primaryOrigin} from '../domains';

function findPolicy({store}: Context, handle: string): Policy | null {
  return store.catalogue.policies.find((candidate) => candidate.record.handle === handle) ?? null;
}

/** Both `shop.paymentSettings` and the query root's `paymentSettings`. */
export function paymentSettings({store, origin}: Context) {
  const {acceptedCardBrands, supportedDigitalWallets, countryCode} = store.content.shop;
  const currencies = listMarkets(store).map(({currencyCode}) => currencyCode);
  return {
    acceptedCardBrands,
    supportedDigitalWallets,
    cardVaultUrl: new URL('/checkouts', origin).href,
    countryCode,
    currencyCode: store.admin.currencyCode,
    enabledPresentmentCurrencies: [...new Set([store.admin.currencyCode, ...currencies])].sort(),
    shopifyPaymentsAccountId: null,
  };
}

/** How themes write prices. It's a setting of the store, which Shopify presets by its currency. */
const moneyFormat = (currencyCode: string) =>
  currencyCode === 'EUR' ? '{{amount_with_comma_separator}} €' : `${currencySymbol(currencyCode)}{{amount}}`;

export const shop: Resolvers<ShopNode> = {
  name: (_, __, {store}) => store.catalogue.content.shop.name,
  description: (_, __, {store, language}) => store.catalogue.content.shop.description[language],
  brand: () => null,
  moneyFormat: (_, __, {store}) => moneyFormat(store.admin.currencyCode),
  paymentSettings: (_, __, context) => paymentSettings(context),
  primaryDomain: (_, __, context) => {
    const {host, origin, protocol} = new URL(primaryOrigin(context));
    return {host, sslEnabled: protocol === 'https:', url: origin};
  },
  shipsToCountries: (_, __, {store}) => listMarkets(store).map(({countryCode}) => countryCode),
  shopPayInstallmentsPricing: () => null,
  privacyPolicy: (_, __, context) => findPolicy(context, 'privacy-policy'),
  refundPolicy: (_, __, context) => findPolicy(context, 'refund-policy'),
  shippingPolicy: (_, __, context) => findPolicy(context, 'shipping-policy'),
  termsOfService: (_, __, context) => findPolicy(context, 'terms-of-service'),
  subscriptionPolicy: () => null,
  contactInformation: (_, __, context) => findPolicy(context, 'contact-information'),
  legalNotice: (_, __, context) => findPolicy(context, 'legal-notice'),
  termsOfSale: (_, __, context) => findPolicy(context, 'terms-of-sale'),
  socialLoginProviders: () => [],
  marketingConsentPreselected: () => false,
  marketingConsentSigninEnabled: () => false,
  metafield: () => null,
  metafields: (_, {identifiers}: {identifiers: unknown[]}) => identifiers.map(() => null),
};

export const shopPolicy: Resolvers<Policy> = {
  handle: ({record}) => record.handle,
  title: ({record}, _, {language}) => record.title[language],
  body: ({record}, _, {language}) => record.body[language],
  url: (policy, _, {store, language}) => policyUrl(store.catalogue.shop, policy, language.toLowerCase()),
};

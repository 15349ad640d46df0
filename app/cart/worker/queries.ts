import {PICTURE_FRAGMENT} from '~/platform/images';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/rules/queries';

/** What the cart shows of a variant. */
const MERCHANDISE_FRAGMENT = `#graphql
  fragment Merchandise on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable
    price { amount }
    compareAtPrice { amount }
    selectedOptions { name value }
    image { ...Picture }
    product {
      handle
      title
      tags
      productType
      vendor
      featuredImage { ...Picture }
    }
  }
` as const;

export const CART_MERCHANDISE_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${MERCHANDISE_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  query CartMerchandise($ready: [ID!]!, $standard: [ID!]!, $kliv: [ID!]!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    ready: nodes(ids: $ready) { ... on ProductVariant { ...Merchandise } }
    standard: nodes(ids: $standard) { ... on ProductVariant { ...Merchandise product { ...ConfiguratorRules } } }
    kliv: nodes(ids: $kliv) { ... on ProductVariant { product { ...Configurator } } }
  }
` as const;

/** The variant that stands for a price. Its option is called as the store has it, in one of our languages. */
export const PRICE_VARIANT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${MERCHANDISE_FRAGMENT}
  query PriceVariant($handle: String!, $price: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    product(handle: $handle) {
      de: variantBySelectedOptions(selectedOptions: [{name: "Preis", value: $price}]) { ...Merchandise }
      en: variantBySelectedOptions(selectedOptions: [{name: "Price", value: $price}]) { ...Merchandise }
    }
  }
` as const;

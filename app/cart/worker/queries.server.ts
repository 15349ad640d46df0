import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/offer/queries';
import {PICTURE_FIELD_FRAGMENT} from '~/content/fields';
import {languages, type Language} from '~/i18n/language';
import {SHOP_TERMS_FRAGMENT} from '~/legal/terms';
import {PICTURE_FRAGMENT} from '~/platform/images';

const MERCHANDISE_FRAGMENT = `#graphql
  fragment Merchandise on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable
    price { amount }
    compareAtPrice { amount }
    unitPrice { amount }
    unitPriceMeasurement { referenceUnit referenceValue }
    niedrigster_preis_30_tage: metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value }
    selectedOptions { name value }
    image { ...Picture }
    product {
      id
      handle
      title
      tags
      productType
      vendor
      niedrigster_preis_30_tage: metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value }
      widerruf_ausgeschlossen: metafield(namespace: "custom", key: "widerruf_ausgeschlossen") { value }
      lieferzeit: metafield(namespace: "custom", key: "lieferzeit") { value }
      lieferzeit_tage: metafield(namespace: "custom", key: "lieferzeit_tage") { value }
      featuredImage { ...Picture }
    }
  }
` as const;

/**
 * All items of a cart. The product of a piece is queried by its id, because its variant may have been deleted. The checkout is at the
 * store's primary domain.
 */
export const CART_MERCHANDISE_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${MERCHANDISE_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${SHOP_TERMS_FRAGMENT}
  query CartMerchandise(
    $variants: [ID!]!
    $products: [ID!]!
    $klivProducts: [ID!]!
    $language: LanguageCode
    $country: CountryCode
  ) @inContext(language: $language, country: $country) {
    variants: nodes(ids: $variants) { ... on ProductVariant { ...Merchandise } }
    products: nodes(ids: $products) { ... on Product { ...ConfiguratorRules } }
    klivProducts: nodes(ids: $klivProducts) { ... on Product { ...Configurator } }
    shop { primaryDomain { url } }
    ...ShopTerms
  }
` as const;

/** The product of an added piece, with the shop's terms, which an empty cart hasn't loaded yet. */
export const ADDED_PIECE_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${SHOP_TERMS_FRAGMENT}
  query AddedPiece($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    product(handle: $handle) { ...Configurator }
    ...ShopTerms
  }
` as const;

/** The name of the option with the prices, by the language of the store. */
const priceOptionNames: Record<Language, string> = {de: 'Preis', en: 'Price'};

const priceVariants = (index: number) =>
  languages.map((language) => {
    const option = `{name: "${priceOptionNames[language]}", value: $price${index}}`;
    return `${language}: variantBySelectedOptions(selectedOptions: [${option}]) { ...Merchandise }`;
  });

/**
 * One query for the price variants of several pieces, so that a cart is one request however many of its prices have changed. Piece 0
 * has the variables `handle0` and `price0`, and the field `piece0`.
 */
export function priceVariantsQuery(count: number): string {
  const indexes = Array.from({length: count}, (_, index) => index);
  const variables = indexes.map((index) => `$handle${index}: String!, $price${index}: String!`);
  const pieces = indexes.map(
    (index) => `piece${index}: product(handle: $handle${index}) { ${priceVariants(index).join(' ')} }`,
  );
  return `${PICTURE_FRAGMENT} ${MERCHANDISE_FRAGMENT}
  query PriceVariants(${variables.join(', ')}, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    ${pieces.join('\n')}
  }`;
}

/** Shopify answers `null` for a cart that has been ordered. */
export const ORDERED_CART_QUERY = `#graphql
  query OrderedCart($id: ID!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    cart(id: $id) { id }
  }
` as const;

export const CART_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart {
    id
    checkoutUrl
    totalQuantity
    discountCodes {
      code
      applicable
    }
    lines(first: 100) {
      nodes {
        id
        quantity
        merchandise {
          ... on ProductVariant {
            id
          }
        }
        attributes {
          key
          value
        }
      }
    }
    cost {
      totalAmount {
        amount
        currencyCode
      }
    }
  }
`;

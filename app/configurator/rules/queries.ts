/** What decides whether a product is made to measure, and at which price. */
export const CONFIGURATOR_RULES_FRAGMENT = `#graphql
  fragment ConfiguratorRules on Product {
    id
    handle
    title
    tags
    productType
    vendor
    farben: metafield(namespace: "custom", key: "farben") { value }
    laengen: metafield(namespace: "custom", key: "laengen") { value }
    breiten: metafield(namespace: "custom", key: "breiten") { value }
    preisformel: metafield(namespace: "custom", key: "preisformel") { value }
  }
` as const;

/** The same with the variants, in whose names KLIV keeps its ranges. */
export const CONFIGURATOR_FRAGMENT = `#graphql
  fragment Configurator on Product {
    ...ConfiguratorRules
    variants(first: 100) {
      nodes {
        id
        title
        availableForSale
        quantityAvailable
        price { amount }
        selectedOptions { name value }
      }
    }
  }
` as const;

/** A product to make a piece of. */
export const CONFIGURATOR_QUERY = `#graphql
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  query ConfiguratorProduct($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    product(handle: $handle) { ...Configurator }
  }
` as const;

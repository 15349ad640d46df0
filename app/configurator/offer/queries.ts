/** The fields that determine whether a product is made to measure, and at which price. */
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
    konstruktion: metafield(namespace: "custom", key: "konstruktion") { value }
    widerruf_ausgeschlossen: metafield(namespace: "custom", key: "widerruf_ausgeschlossen") { value }
    lieferzeit: metafield(namespace: "custom", key: "lieferzeit") { value }
    lieferzeit_tage: metafield(namespace: "custom", key: "lieferzeit_tage") { value }
  }
` as const;

const CONFIGURATOR_VARIANT_FRAGMENT = `#graphql
  fragment ConfiguratorVariant on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable
    price { amount }
    selectedOptions { name value }
  }
` as const;

/** With the first variants, whose names contain KLIV's ranges. */
export const CONFIGURATOR_FRAGMENT = `#graphql
  ${CONFIGURATOR_VARIANT_FRAGMENT}
  fragment Configurator on Product {
    ...ConfiguratorRules
    variants(first: 100) {
      nodes { ...ConfiguratorVariant }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** The other variants of a product. */
export const CONFIGURATOR_VARIANTS_QUERY = `#graphql
  ${CONFIGURATOR_VARIANT_FRAGMENT}
  query ConfiguratorVariants($handle: String!, $after: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    product(handle: $handle) {
      variants(first: 250, after: $after) {
        nodes { ...ConfiguratorVariant }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;

export const CONFIGURATOR_QUERY = `#graphql
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  query ConfiguratorProduct($handle: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    product(handle: $handle) { ...Configurator }
  }
` as const;

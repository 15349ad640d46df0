/** Operations of the shape that Hydrogen's current skeleton sends. */

const CONTEXT = '@inContext(country: $country, language: $language, visitorConsent: $consent)';
const CONTEXT_VARIABLES = '$country: CountryCode = ZZ, $language: LanguageCode, $consent: VisitorConsent';

const PRICE = 'fragment Price on MoneyV2 { amount currencyCode }';

const LINE_FIELDS = `
  id
  quantity
  attributes { key value }
  cost {
    amountPerQuantity { ...Price }
    compareAtAmountPerQuantity { ...Price }
    totalAmount { ...Price }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      availableForSale
      requiresShipping
      price { ...Price }
      compareAtPrice { ...Price }
      image { id url altText width height }
      product { id handle title vendor }
      selectedOptions { name value }
    }
  }`;

const CART_FIELDS = `
  fragment SimpleLine on CartLine { ${LINE_FIELDS} parentRelationship { parent { id } } }
  fragment LineOfParts on ComponentizableCartLine { ${LINE_FIELDS} lineComponents { ...SimpleLine } }
  fragment WholeCart on Cart {
    id
    checkoutUrl
    totalQuantity
    updatedAt
    note
    attributes { key value }
    appliedGiftCards { id lastCharacters amountUsed { ...Price } }
    buyerIdentity { countryCode email phone customer { id email firstName lastName displayName } }
    discountCodes { code applicable }
    cost {
      subtotalAmount { ...Price }
      totalAmount { ...Price }
      totalDutyAmount { ...Price }
      totalTaxAmount { ...Price }
    }
    lines(first: $lineCount) { nodes { ...SimpleLine } nodes { ...LineOfParts } }
  }
  ${PRICE}`;

const PAYLOAD = `{
  cart { id checkoutUrl totalQuantity }
  userErrors { message field code }
  warnings { code message target }
}`;

export const readCart = `
  query ReadCart($cartId: ID!, $lineCount: Int = 100, ${CONTEXT_VARIABLES}) ${CONTEXT} {
    cart(id: $cartId) { ...WholeCart }
  }
  ${CART_FIELDS}`;

export const createCart = `
  mutation CreateCart($input: CartInput!, ${CONTEXT_VARIABLES}) ${CONTEXT} { it: cartCreate(input: $input) ${PAYLOAD} }`;

/** A mutation of an existing cart with one more argument. */
export function changeCart(mutation: string, argument: string, type: string): string {
  return `
  mutation ChangeCart($cartId: ID!, $${argument}: ${type}, ${CONTEXT_VARIABLES}) ${CONTEXT} {
    it: ${mutation}(cartId: $cartId, ${argument}: $${argument}) ${PAYLOAD}
  }`;
}

export const search = `
  query Search($term: String!, $first: Int, $last: Int, $after: String, $before: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    articles: search(query: $term, types: [ARTICLE], first: $first) { nodes { ... on Article { id handle title trackingParameters } } }
    pages: search(query: $term, types: [PAGE], first: $first) { nodes { ... on Page { id handle title trackingParameters } } }
    products: search(
      query: $term, types: [PRODUCT], first: $first, last: $last, after: $after, before: $before,
      sortKey: RELEVANCE, unavailableProducts: HIDE
    ) {
      nodes {
        ... on Product {
          __typename
          id
          handle
          title
          vendor
          publishedAt
          trackingParameters
          selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true) {
            id
            image { url altText width height }
            price { ...Price }
            compareAtPrice { ...Price }
            selectedOptions { name value }
            product { handle title }
          }
        }
      }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
  ${PRICE}`;

export const suggest = `
  query Suggest($term: String!, $limit: Int!, $scope: PredictiveSearchLimitScope!, $types: [PredictiveSearchType!], $language: LanguageCode)
  @inContext(language: $language) {
    predictiveSearch(query: $term, limit: $limit, limitScope: $scope, types: $types) {
      articles { id title handle blog { handle } image { url altText width height } trackingParameters }
      collections { id title handle image { url altText width height } trackingParameters }
      pages { id title handle trackingParameters }
      products {
        id
        title
        handle
        trackingParameters
        selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true) {
          id
          image { url altText width height }
          price { amount currencyCode }
        }
      }
      queries { __typename text styledText trackingParameters }
    }
  }`;

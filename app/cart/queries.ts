import {PICTURE_FRAGMENT} from '~/platform/images';

/** What the cart shows of a variant. */
export const CART_PIECE_FRAGMENT = `#graphql
  fragment CartPiece on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable
    price { amount }
    compareAtPrice { amount }
    image { ...Picture }
    product {
      handle
      title
      featuredImage { ...Picture }
    }
  }
` as const;

export const CART_PIECES_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${CART_PIECE_FRAGMENT}
  query CartPieces($ids: [ID!]!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    nodes(ids: $ids) { ... on ProductVariant { ...CartPiece } }
  }
` as const;

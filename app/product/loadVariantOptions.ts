import type {Storefront} from '@shopify/hydrogen';
import type {
  ChosenVariantFragment,
  ProductFragment,
  VariantByIdQuery,
  VariantByOptionsQuery,
} from 'storefrontapi.generated';
import {lookupCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageParameter} from '~/platform/listPage';
import {createVariantOptions, readSelection, valuesParameter, type VariantOption} from './variantOptions';
import {CHOSEN_VARIANT_FRAGMENT, VARIANT_FRAGMENT} from './product';

type Store = Pick<Storefront, 'query'>;

/**
 * Loads the chosen variant of a product with many, and the options. The default variant is part of the product's query; another one takes
 * a query of its own.
 */
export async function loadVariantOptions(
  product: ProductFragment,
  parameters: URLSearchParams,
  storefront: Store,
): Promise<{chosenVariant: ChosenVariantFragment | null; variantOptions: VariantOption[]}> {
  const chosenVariant =
    (await loadRequestedVariant(product, parameters, storefront)) ?? product.selectedOrFirstAvailableVariant ?? null;
  const page = Number(parameters.get(pageParameter));
  return {chosenVariant, variantOptions: createVariantOptions(product, chosenVariant?.selectedOptions ?? [], page)};
}

async function loadRequestedVariant(product: ProductFragment, parameters: URLSearchParams, storefront: Store) {
  const selectedOptions = readSelection(product, parameters.get(valuesParameter) ?? '');
  if (selectedOptions) {
    const variables = {handle: product.handle, selectedOptions};
    const cache = lookupCache<VariantByOptionsQuery>((answer) => Boolean(answer.product?.variantBySelectedOptions));
    const answer = await storefront.query(VARIANT_BY_OPTIONS_QUERY, {variables, cache});
    return answer.product?.variantBySelectedOptions;
  }
  // A form without JavaScript submits the complete id.
  const [, number] = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d{1,20})$/.exec(parameters.get('variant') ?? '') ?? [];
  if (!number) return null;
  const variables = {id: `gid://shopify/ProductVariant/${number}`};
  const cache = lookupCache<VariantByIdQuery>((answer) => Boolean(answer.node));
  const {node} = await storefront.query(VARIANT_BY_ID_QUERY, {variables, cache});
  return node?.__typename === 'ProductVariant' && node.product.handle === product.handle ? node : null;
}

const VARIANT_BY_OPTIONS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${CHOSEN_VARIANT_FRAGMENT}
  query VariantByOptions(
    $handle: String!
    $selectedOptions: [SelectedOptionInput!]!
    $language: LanguageCode
    $country: CountryCode
  ) @inContext(language: $language, country: $country) {
    product(handle: $handle) {
      variantBySelectedOptions(selectedOptions: $selectedOptions) { ...ChosenVariant }
    }
  }
` as const;

const VARIANT_BY_ID_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${CHOSEN_VARIANT_FRAGMENT}
  query VariantById($id: ID!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    node(id: $id) {
      __typename
      ... on ProductVariant { ...ChosenVariant }
    }
  }
` as const;

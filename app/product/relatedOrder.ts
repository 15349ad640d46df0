import type {ProductSortKeys} from '@shopify/hydrogen/storefront-api-types';
import {hashText} from './pickSeeded';

const sortKeys = ['TITLE', 'PRICE', 'CREATED_AT', 'ID', 'VENDOR', 'PRODUCT_TYPE'] as const satisfies ProductSortKeys[];

/**
 * The sort order of the query for the related products of a page. It varies by page, so that pages show different products although the
 * query loads only the first ones of a large store.
 */
export function getRelatedOrder(seed: string): {sortKey: ProductSortKeys; reverse: boolean} {
  const number = hashText(seed);
  return {
    sortKey: sortKeys[number % sortKeys.length] ?? 'TITLE',
    reverse: Math.floor(number / sortKeys.length) % 2 === 1,
  };
}

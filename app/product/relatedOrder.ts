import type {ProductSortKeys} from '@shopify/hydrogen/storefront-api-types';
import {seededNumber} from './seededSample';

const sortKeys = ['TITLE', 'PRICE', 'CREATED_AT', 'ID', 'VENDOR', 'PRODUCT_TYPE'] as const satisfies ProductSortKeys[];

/**
 * The sort order in which the related products of a page are queried. It varies by page, so that a large store isn't loaded completely
 * for three products, and yet pages show different ones.
 */
export function relatedOrder(seed: string): {sortKey: ProductSortKeys; reverse: boolean} {
  const number = seededNumber(seed);
  return {
    sortKey: sortKeys[number % sortKeys.length] ?? 'TITLE',
    reverse: Math.floor(number / sortKeys.length) % 2 === 1,
  };
}

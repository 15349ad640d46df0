import type {ProductSortKeys} from '@shopify/hydrogen/storefront-api-types';
import {seededNumber} from './seededSample';

const sortKeys = ['TITLE', 'PRICE', 'CREATED_AT', 'ID', 'VENDOR', 'PRODUCT_TYPE'] as const satisfies ProductSortKeys[];

/**
 * From which end of which order of the store's products the other products of a page are drawn. A store that has many is not
 * read as a whole for three of them, and yet other pages show others.
 */
export function relatedOrder(seed: string): {sortKey: ProductSortKeys; reverse: boolean} {
  const number = seededNumber(seed);
  return {
    sortKey: sortKeys[number % sortKeys.length] ?? 'TITLE',
    reverse: Math.floor(number / sortKeys.length) % 2 === 1,
  };
}

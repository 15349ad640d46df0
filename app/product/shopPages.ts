import type {Storefront} from '@shopify/hydrogen';
import {longListCache} from '~/platform/cache/lifetimes';
import {cursorOfPage, type PageEnd} from '~/platform/store/pagination';

/** The end of the shop's first page. */
export const SHOP_PAGES_FRAGMENT = `#graphql
  fragment ShopPages on QueryRoot {
    shopPages: products(first: 100, reverse: true) { pageInfo { hasNextPage endCursor } }
  }
` as const;

/**
 * Loads the cursor after which a page of the shop begins; `undefined` for the first page. Throws the not-found page after the last
 * product. `firstPageEnd` is the end of the first page.
 */
export function loadShopPageCursor(
  number: number,
  firstPageEnd: PageEnd | undefined,
  storefront: Pick<Storefront, 'query'>,
): Promise<string | undefined> {
  return cursorOfPage(number, firstPageEnd, (after) =>
    storefront.query(SHOP_CURSORS_QUERY, {variables: {after}, cache: longListCache}),
  );
}

const SHOP_CURSORS_QUERY = `#graphql
  query ShopCursors($after: String) {
    one: products(first: 100, after: $after, reverse: true) { pageInfo { hasNextPage endCursor } }
    two: products(first: 200, after: $after, reverse: true) { pageInfo { hasNextPage endCursor } }
  }
` as const;

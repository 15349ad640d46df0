import type {Storefront} from '@shopify/hydrogen';
import {longListCache} from '~/platform/caching';
import {notFound} from '~/platform/errors';

/** Where the first page of the shop ends. */
export const SHOP_PAGES_FRAGMENT = `#graphql
  fragment ShopPages on QueryRoot {
    shopPages: products(first: 100, reverse: true) { pageInfo { hasNextPage endCursor } }
  }
` as const;

interface End {
  hasNextPage: boolean;
  endCursor?: string | null;
}

/**
 * The cursor after which a page of the shop begins; none for the first page. The store knows no numbers of pages: the end of the
 * first page is given, and one small query finds the ends of the next two. Throws the not-found page behind the last product.
 */
export async function cursorOfPage(
  number: number,
  first: End | undefined,
  storefront: Pick<Storefront, 'query'>,
): Promise<string | undefined> {
  let page = 1;
  let cursor: string | undefined;
  const goTo = (to: number, {hasNextPage, endCursor}: End) => {
    if (!hasNextPage || !endCursor) throw notFound();
    page = to;
    cursor = endCursor;
  };
  if (number > 1 && first) goTo(2, first);
  while (page < number) {
    const variables = {after: cursor};
    const {one, two} = await storefront.query(SHOP_CURSORS_QUERY, {variables, cache: longListCache()});
    if (number - page > 1) goTo(page + 2, two.pageInfo);
    else goTo(page + 1, one.pageInfo);
  }
  return cursor;
}

const SHOP_CURSORS_QUERY = `#graphql
  query ShopCursors($after: String) {
    one: products(first: 100, after: $after, reverse: true) { pageInfo { hasNextPage endCursor } }
    two: products(first: 200, after: $after, reverse: true) { pageInfo { hasNextPage endCursor } }
  }
` as const;

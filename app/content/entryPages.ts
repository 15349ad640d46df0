import type {Storefront} from '@shopify/hydrogen';
import {longListCache} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {cursorOfPage} from '~/platform/store/pagination';
import {createListPage, readPageNumber, type ListPage} from '~/platform/listPage';

/** A list of all entries of one type, paginated by the store. */
interface EntryList {
  type: string;
  path: string;
  /** Entries on one page. */
  size: number;
}

interface RequestedListPage {
  /** The cursor after which the page begins. */
  after?: string;
  /** Creates the list's page from the store's answer. Throws the not-found page when the answer has no entries. */
  createListPage(answer: {nodes: readonly unknown[]; pageInfo: {hasNextPage: boolean}}): ListPage;
}

/** The page of a list by the page number in the URL. Throws the not-found page for a number that doesn't exist. */
export async function requestedListPage(
  {type, path, size}: EntryList,
  url: string,
  storefront: Pick<Storefront, 'query'>,
): Promise<RequestedListPage> {
  const pageNumber = readPageNumber(url);
  const after = await cursorOfPage(pageNumber, undefined, (cursor) => {
    const variables = {type, size, double: 2 * size, after: cursor};
    return storefront.query(ENTRY_CURSORS_QUERY, {variables, cache: longListCache});
  });
  return {
    after,
    createListPage({nodes, pageInfo}) {
      // The cursor may be ten minutes older than the list.
      if (pageNumber > 1 && nodes.length === 0) throw notFound();
      return createListPage(path, pageNumber, pageInfo.hasNextPage);
    },
  };
}

const ENTRY_CURSORS_QUERY = `#graphql
  query EntryCursors($type: String!, $size: Int!, $double: Int!, $after: String) {
    one: metaobjects(type: $type, first: $size, after: $after) { pageInfo { hasNextPage endCursor } }
    two: metaobjects(type: $type, first: $double, after: $after) { pageInfo { hasNextPage endCursor } }
  }
` as const;

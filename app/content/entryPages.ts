import type {Storefront} from '@shopify/hydrogen';
import {longListCache} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {cursorOfPage} from '~/platform/store/pagination';
import {listPage, pageNumber, type ListPage} from '~/platform/listPage';

/** A list of all entries of one type, whose pages are those of the store. */
interface EntryList {
  type: string;
  /** Of the list's page, without its language. */
  path: string;
  /** Entries on one page (rule 9.3). */
  size: number;
}

interface AskedPage {
  /** The cursor after which the page begins. */
  after?: string;
  /** The page itself, once the store has answered. Throws the not-found page when it has no entries. */
  pageOf(answer: {nodes: readonly unknown[]; pageInfo: {hasNextPage: boolean}}): ListPage;
}

/** The page of a list that a URL asks for (rule 9.6). Throws the not-found page for one that isn't there. */
export async function entryPage(
  {type, path, size}: EntryList,
  url: string,
  storefront: Pick<Storefront, 'query'>,
): Promise<AskedPage> {
  const number = pageNumber(url);
  const after = await cursorOfPage(number, undefined, (cursor) => {
    const variables = {type, size, double: 2 * size, after: cursor};
    return storefront.query(ENTRY_CURSORS_QUERY, {variables, cache: longListCache});
  });
  return {
    after,
    pageOf({nodes, pageInfo}) {
      // The cursor may be ten minutes older than the list.
      if (number > 1 && nodes.length === 0) throw notFound();
      return listPage(path, number, pageInfo.hasNextPage);
    },
  };
}

const ENTRY_CURSORS_QUERY = `#graphql
  query EntryCursors($type: String!, $size: Int!, $double: Int!, $after: String) {
    one: metaobjects(type: $type, first: $size, after: $after) { pageInfo { hasNextPage endCursor } }
    two: metaobjects(type: $type, first: $double, after: $after) { pageInfo { hasNextPage endCursor } }
  }
` as const;

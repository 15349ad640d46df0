import {notFound} from '../errors';

/** A page of a list of the store. */
interface Page<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/** Shopify allows 2,048 variants per product, and returns at most 250 per page. */
const maxVariantPages = 9;

/** Maximum number of pages of 250 entries of a content list after its first page: 10,000 entries in all (rule 9.7). */
export const maxListPages = 39;

/** Loads all nodes of a list after its first page, at most `maxPages` more pages. `load` loads the page after a cursor. */
export async function allNodes<Node>(
  first: Page<Node>,
  load: (after: string) => Promise<Page<Node> | null | undefined>,
  maxPages = maxVariantPages,
): Promise<Node[]> {
  const pages = [first];
  let {pageInfo} = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor && pages.length <= maxPages) {
    const page = await load(pageInfo.endCursor);
    if (!page) break;
    pages.push(page);
    pageInfo = page.pageInfo;
  }
  return pages.flatMap(({nodes}) => nodes);
}

/** Where a page of a list ends. */
export interface PageEnd {
  hasNextPage: boolean;
  endCursor?: string | null;
}

/** The ends of the next two pages after a cursor. */
interface NextEnds {
  one: {pageInfo: PageEnd};
  two: {pageInfo: PageEnd};
}

/**
 * The cursor after which a page of a list begins; `undefined` for the first page. The store has no page numbers, so this goes through the
 * pages: `loadEnds` loads the ends of the next two pages after a cursor. `firstEnd` is the end of the first page, if it is known. Throws
 * the not-found page when the list has fewer pages.
 */
export async function cursorOfPage(
  pageNumber: number,
  firstEnd: PageEnd | undefined,
  loadEnds: (after: string | undefined) => Promise<NextEnds>,
): Promise<string | undefined> {
  let currentPage = 1;
  let cursor: string | undefined;
  const moveTo = (page: number, {hasNextPage, endCursor}: PageEnd) => {
    if (!hasNextPage || !endCursor) throw notFound();
    currentPage = page;
    cursor = endCursor;
  };
  if (pageNumber > 1 && firstEnd) moveTo(2, firstEnd);
  while (currentPage < pageNumber) {
    const {one, two} = await loadEnds(cursor);
    if (pageNumber - currentPage > 1) moveTo(currentPage + 2, two.pageInfo);
    else moveTo(currentPage + 1, one.pageInfo);
  }
  return cursor;
}

import {notFound} from '../errors';

/** A page of a list of the store. */
interface Page<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/** Shopify allows 2,048 variants a product, and gives 250 a page. */
const pagesOfVariants = 9;

/** How many more pages of a list of content are read after the first 250 entries: 10,000 in all (rule 9.7). */
export const maxListPages = 39;

/** All nodes of a list whose first page is there, of at most `maxPages` more. `load` asks for the page after a cursor. */
export async function allNodes<Node>(
  first: Page<Node>,
  load: (after: string) => Promise<Page<Node> | null | undefined>,
  maxPages = pagesOfVariants,
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

/** Where a page of a list of the store ends. */
export interface PageEnd {
  hasNextPage: boolean;
  endCursor?: string | null;
}

/** The ends of the next page after a cursor, and of the one behind it. */
interface NextEnds {
  one: {pageInfo: PageEnd};
  two: {pageInfo: PageEnd};
}

/**
 * The cursor after which a page of a list begins; none for the first page. The store knows no numbers of pages: `ask` finds the
 * ends of the next two pages. `first` is the end of the first page, if it is known. Throws the not-found page behind the last
 * entry.
 */
export async function cursorOfPage(
  number: number,
  first: PageEnd | undefined,
  ask: (after: string | undefined) => Promise<NextEnds>,
): Promise<string | undefined> {
  let page = 1;
  let cursor: string | undefined;
  const goTo = (to: number, {hasNextPage, endCursor}: PageEnd) => {
    if (!hasNextPage || !endCursor) throw notFound();
    page = to;
    cursor = endCursor;
  };
  if (number > 1 && first) goTo(2, first);
  while (page < number) {
    const {one, two} = await ask(cursor);
    if (number - page > 1) goTo(page + 2, two.pageInfo);
    else goTo(page + 1, one.pageInfo);
  }
  return cursor;
}

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

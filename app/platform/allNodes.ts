/** A page of a list of the store. */
interface Page<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/** Shopify allows 2,048 variants a product, and gives 250 a page. */
const maxPages = 9;

/** All nodes of a list whose first page is there. `load` asks for the page after a cursor. */
export async function allNodes<Node>(
  first: Page<Node>,
  load: (after: string) => Promise<Page<Node> | null | undefined>,
): Promise<Node[]> {
  const nodes = [...first.nodes];
  let {pageInfo} = first;
  for (let count = 0; pageInfo.hasNextPage && pageInfo.endCursor && count < maxPages; count += 1) {
    const page = await load(pageInfo.endCursor);
    if (!page) break;
    nodes.push(...page.nodes);
    pageInfo = page.pageInfo;
  }
  return nodes;
}

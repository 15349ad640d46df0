import {GraphQLError} from 'graphql';

const MAX_PAGE_SIZE = 250;

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

interface Connection<Node> {
  nodes: Node[];
  edges: {node: Node; cursor: string}[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}

function checkSize(name: 'first' | 'last', size: number): void {
  if (size < 0) throw badRequest(`${name} must be greater than or equal to 0`);
  if (size > MAX_PAGE_SIZE) throw badRequest(`${name} cannot exceed ${MAX_PAGE_SIZE}`);
}

function encodeCursor(id: string, position: number): string {
  return Buffer.from(JSON.stringify({last_id: id, last_value: position})).toString('base64');
}

/** The index of the cursor's item in the list. For a deleted item, the index that it had when the cursor was made. */
function findPosition(cursor: string, ids: readonly string[]): {index: number; isDeleted: boolean} {
  try {
    const position = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as {
      last_id: string;
      last_value: number;
    };
    if (typeof position.last_id !== 'string' || typeof position.last_value !== 'number') throw new Error('no position');
    const index = ids.indexOf(position.last_id);
    return index === -1 ? {index: position.last_value, isDeleted: true} : {index, isDeleted: false};
  } catch {
    throw badRequest(`Invalid cursor for current pagination sort.`);
  }
}

/**
 * Paginates a list by Shopify's rules: one of `first` and `last` is required, at most 250.
 * @throws GraphQLError `BAD_REQUEST` for page sizes and cursors that Shopify refuses
 */
export function connection<Node>(
  items: readonly Node[],
  args: ConnectionArgs,
  getId: (node: Node) => string,
): Connection<Node> {
  const {first, last, after, before} = args;
  const hasFirst = first !== null && first !== undefined;
  const hasLast = last !== null && last !== undefined;
  if (!hasFirst && !hasLast) throw badRequest('you must provide one of first or last');
  if (hasFirst && hasLast) throw badRequest('providing both first and last is not supported');
  if (hasFirst) checkSize('first', first);
  if (hasLast) checkSize('last', last);

  const orderedItems = args.reverse ? [...items].reverse() : items;
  const ids = after || before ? orderedItems.map(getId) : [];
  const afterPosition = after ? findPosition(after, ids) : undefined;
  let start = 0;
  if (afterPosition) start = afterPosition.isDeleted ? afterPosition.index : afterPosition.index + 1;
  let end = before ? findPosition(before, ids).index : orderedItems.length;
  if (hasFirst) end = Math.min(end, start + first);
  if (hasLast) start = Math.max(start, end - last);

  const nodes = orderedItems.slice(start, Math.max(start, end));
  const edges = nodes.map((node, offset) => ({node, cursor: encodeCursor(getId(node), start + offset)}));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: end < orderedItems.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges[edges.length - 1]?.cursor ?? null,
    },
  };
}

/** For fields of Shopify's API that are always empty in this store. */
export function emptyConnection(): Connection<never> {
  return {
    nodes: [],
    edges: [],
    pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
  };
}

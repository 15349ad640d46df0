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

/** The present position of the cursor's item. If the item is gone, its old position counts. */
function positionOf(cursor: string, ids: readonly string[]): {index: number; gone: boolean} {
  try {
    const mark = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as {
      last_id: string;
      last_value: number;
    };
    if (typeof mark.last_id !== 'string' || typeof mark.last_value !== 'number') throw new Error('no mark');
    const index = ids.indexOf(mark.last_id);
    return index === -1 ? {index: mark.last_value, gone: true} : {index, gone: false};
  } catch {
    throw badRequest(`Invalid cursor for current pagination sort.`);
  }
}

/**
 * A page of a list, after Shopify's rules: one of `first` and `last` is required, at most 250.
 * @throws GraphQLError `BAD_REQUEST` for page sizes and cursors that Shopify refuses
 */
export function connection<Node>(
  items: readonly Node[],
  args: ConnectionArgs,
  idOf: (node: Node) => string,
): Connection<Node> {
  const {first, last, after, before} = args;
  const hasFirst = first !== null && first !== undefined;
  const hasLast = last !== null && last !== undefined;
  if (!hasFirst && !hasLast) throw badRequest('you must provide one of first or last');
  if (hasFirst && hasLast) throw badRequest('providing both first and last is not supported');
  if (hasFirst) checkSize('first', first);
  if (hasLast) checkSize('last', last);

  const ordered = args.reverse ? [...items].reverse() : items;
  const ids = after || before ? ordered.map(idOf) : [];
  const afterMark = after ? positionOf(after, ids) : undefined;
  let start = afterMark ? afterMark.index + (afterMark.gone ? 0 : 1) : 0;
  let end = before ? positionOf(before, ids).index : ordered.length;
  if (hasFirst) end = Math.min(end, start + first);
  if (hasLast) start = Math.max(start, end - last);

  const nodes = ordered.slice(start, Math.max(start, end));
  const edges = nodes.map((node, offset) => ({node, cursor: encodeCursor(idOf(node), start + offset)}));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges[edges.length - 1]?.cursor ?? null,
    },
  };
}

/** An empty connection, for parts of Shopify that this store doesn't use. */
export function emptyConnection(): Connection<never> {
  return {
    nodes: [],
    edges: [],
    pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
  };
}

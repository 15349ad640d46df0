const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;

/** Points of an operation: Shopify's 10 for a mutation; a query costs about one for each field that has fields. */
function pointsOf(query: string): number {
  return /^\s*(?:#.*\s*)*mutation\b/.test(query) ? 10 : Math.max(1, query.split('{').length - 1);
}

function extensions(points: number, currentlyAvailable: number, actualQueryCost: number | null) {
  const throttleStatus = {maximumAvailable: MAXIMUM_AVAILABLE, currentlyAvailable, restoreRate: RESTORE_RATE};
  return {cost: {requestedQueryCost: points, actualQueryCost, throttleStatus}};
}

/** The `extensions` of an answer: what it has cost, and what is left. The bucket is full before each operation. */
export function costOf(query: string) {
  const points = pointsOf(query);
  return extensions(points, MAXIMUM_AVAILABLE - points, points);
}

/** The answer to an operation for which too few points are left. */
export function throttled(query: string): object {
  const error = {
    message: 'Throttled',
    extensions: {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'},
  };
  return {errors: [error], extensions: extensions(pointsOf(query), 0, null)};
}

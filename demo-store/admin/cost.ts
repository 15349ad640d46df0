const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;

/** A mutation costs 10 points, as at Shopify. The cost of a query is an estimate: one for each field that has fields. */
function countPoints(query: string): number {
  return /^\s*(?:#.*\s*)*mutation\b/.test(query) ? 10 : Math.max(1, query.split('{').length - 1);
}

function buildExtensions(points: number, currentlyAvailable: number, actualQueryCost: number | null) {
  const throttleStatus = {maximumAvailable: MAXIMUM_AVAILABLE, currentlyAvailable, restoreRate: RESTORE_RATE};
  return {cost: {requestedQueryCost: points, actualQueryCost, throttleStatus}};
}

/** The `extensions` of an answer: its cost and the points that remain. Every operation starts with all points. */
export function costExtensions(query: string) {
  const points = countPoints(query);
  return buildExtensions(points, MAXIMUM_AVAILABLE - points, points);
}

export function throttledAnswer(query: string): object {
  const error = {
    message: 'Throttled',
    extensions: {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'},
  };
  return {errors: [error], extensions: buildExtensions(countPoints(query), 0, null)};
}

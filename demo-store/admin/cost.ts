import {GraphQLError} from 'graphql';
import type {Fault} from '../control/faults';

const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;

/** What one operation may cost. */
const MAXIMUM_COST = 1000;

const COST_ADVICE = `See https://shopify.dev/concepts/about-apis/rate-limits for more information on how the
cost of a query is calculated.

To query larger amounts of data with fewer limits, bulk operations should be used instead.
See https://shopify.dev/tutorials/perform-bulk-operations-with-admin-api for usage details.
`;

/** The error of an operation that asks for more points than it may, or than a fault has left. */
export function checkCost(cost: number, fault: Fault | undefined): GraphQLError | undefined {
  if (cost > MAXIMUM_COST) {
    const message = `Query cost is ${cost}, which exceeds the single query max cost limit (${MAXIMUM_COST}).`;
    const documentation = 'https://shopify.dev/api/usage/limits#rate-limits';
    return new GraphQLError(`${message}\n\n${COST_ADVICE}`, {
      extensions: {code: 'MAX_COST_EXCEEDED', cost, maxCost: MAXIMUM_COST, documentation},
    });
  }
  if (fault?.kind !== 'throttled') return undefined;
  return new GraphQLError('Throttled', {
    extensions: {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'},
  });
}

/**
 * The `extensions` of an answer: its cost and the points that remain. Every operation starts with all points, or with none when it
 * is throttled. What isn't carried out costs nothing.
 */
export function costExtensions(cost: number | undefined, body: object, fault: Fault | undefined): object {
  if (cost === undefined || cost > MAXIMUM_COST) return {};
  const actualQueryCost = 'data' in body ? cost : null;
  const currentlyAvailable = fault?.kind === 'throttled' ? 0 : MAXIMUM_AVAILABLE - cost;
  const throttleStatus = {maximumAvailable: MAXIMUM_AVAILABLE, currentlyAvailable, restoreRate: RESTORE_RATE};
  return {extensions: {cost: {requestedQueryCost: cost, actualQueryCost, throttleStatus}}};
}

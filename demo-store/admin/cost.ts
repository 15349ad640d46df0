import {GraphQLError, isCompositeType} from 'graphql';
import type {Fault} from '../control/faults';
import {pageFactor, type CountedField} from '../graphql/cost';

/** What every mutation costs, beside the fields of the objects that it returns. */
const MUTATION_COST = 10;

/** The cost of the mutations for which Shopify asks more. */
const MUTATION_COSTS: Record<string, number | undefined> = {fileCreate: 20};

/** What a connection costs, beside its entries. */
const CONNECTION_COST = 2;

/** What it costs to count all objects of a kind. */
const COUNT_COST = 10;

/** The objects that cost nothing, as scalars do. */
const FREE_TYPES = new Set([
  'InventoryItemMeasurement',
  'LocationAddress',
  'MailingAddress',
  'MoneyBag',
  'MoneyV2',
  'PageInfo',
  'ShopAddress',
  'Weight',
]);

const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;

/** What one operation may cost. */
const MAXIMUM_COST = 1000;

const COST_ADVICE = `See https://shopify.dev/concepts/about-apis/rate-limits for more information on how the
cost of a query is calculated.

To query larger amounts of data with fewer limits, bulk operations should be used instead.
See https://shopify.dev/api/usage/bulk-operations/queries for usage details.
`;

/**
 * The points of a field of the Admin API, `requestedQueryCost`: an object costs 1, and a list of objects too, a scalar nothing, a
 * connection 2 and its entries, a mutation 10 and what is below the objects that it returns.
 */
export function costOfAdminField({name, type, parent, page, below}: CountedField): number {
  if (!isCompositeType(type) || FREE_TYPES.has(type.name)) return 0;
  if (parent.name === 'Mutation') return (MUTATION_COSTS[name] ?? MUTATION_COST) + below;
  if (parent.name === 'QueryRoot' && type.name === 'Count') return COUNT_COST;
  const own = type.name.endsWith('Connection') ? CONNECTION_COST : 1;
  // The object itself that a mutation returns is free.
  if (parent.name.endsWith('Payload')) return own - 1 + below;
  if (!parent.name.endsWith('Connection')) return own + below;
  if (name === 'nodes') return pageFactor(page) * (own + below);
  // An edge itself is free.
  if (name === 'edges') return pageFactor(page) * below;
  return own + below;
}

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

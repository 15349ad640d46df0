import {GraphQLError} from 'graphql';
import {accessDenied} from '../graphql/accessDenied';
import type {Fault, FaultKind} from './faults';

/** Faults that change one field of an answer. */
export const fieldFaults: readonly FaultKind[] = ['access-denied', 'field-error', 'garbled'];

type Path = (string | number)[];

/**
 * Replaces every value of a field. `access-denied` and `field-error` set `null` and add Shopify's error each time, so they suit
 * nullable fields only. `garbled` replaces every value but `null` by the fault's `value`.
 */
export function withFieldFault(body: object, {kind, field = 'quantityAvailable', scope, value}: Fault): object {
  const paths: Path[] = [];
  const isGarbled = kind === 'garbled';
  const data = replaceField((body as {data?: unknown}).data, field, [], (path, previous) => {
    if (isGarbled) return previous === null ? previous : value;
    paths.push(path);
    return null;
  });
  if (isGarbled) return {...body, data};
  if (!paths.length) return body;
  const error =
    kind === 'field-error'
      ? new GraphQLError('Internal error', {extensions: {code: 'INTERNAL_SERVER_ERROR'}})
      : accessDenied(field, `\`${scope ?? 'unauthenticated_read_product_inventory'}\` access scope.`);
  return {...body, data, errors: paths.map((path) => ({...error.toJSON(), path}))};
}

/** Copies `value` and replaces every field of a name by the result of `change`. */
function replaceField(
  value: unknown,
  field: string,
  path: Path,
  change: (path: Path, previous: unknown) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => replaceField(item, field, [...path, index], change));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const fieldPath = [...path, key];
      return [key, key === field ? change(fieldPath, inner) : replaceField(inner, field, fieldPath, change)];
    }),
  );
}

import {GraphQLError} from 'graphql';
import {accessDenied} from '../graphql/accessDenied';
import type {Fault, FaultKind} from './faults';

/** They change a field of an answer. */
export const fieldFaults: readonly FaultKind[] = ['access-denied', 'field-error', 'garbled'];

type Path = (string | number)[];

/**
 * The answer to an operation whose field fails. `access-denied` and `field-error` leave `null` wherever the field stands, each
 * time with Shopify's error; only for fields that may be `null`. `garbled` puts another value where there was one.
 */
export function withFieldFault(body: object, {kind, field = 'quantityAvailable', scope, value}: Fault): object {
  const paths: Path[] = [];
  const replaces = kind === 'garbled';
  const data = replace((body as {data?: unknown}).data, field, [], (path, before) => {
    if (replaces) return before === null ? before : value;
    paths.push(path);
    return null;
  });
  if (replaces) return {...body, data};
  if (!paths.length) return body;
  const error =
    kind === 'field-error'
      ? new GraphQLError('Internal error', {extensions: {code: 'INTERNAL_SERVER_ERROR'}})
      : accessDenied(field, `\`${scope ?? 'unauthenticated_read_product_inventory'}\` access scope.`);
  return {...body, data, errors: paths.map((path) => ({...error.toJSON(), path}))};
}

/** A copy of `value` in which `change` gives each field of a name its value. */
function replace(value: unknown, field: string, path: Path, change: (path: Path, before: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => replace(item, field, [...path, index], change));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const at = [...path, key];
      return [key, key === field ? change(at, inner) : replace(inner, field, at, change)];
    }),
  );
}

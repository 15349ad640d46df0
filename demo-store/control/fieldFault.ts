import {accessDenied} from '../graphql/accessDenied';
import type {Fault} from './faults';

type Path = (string | number)[];

/**
 * The answer to an operation when the token has no scope for a field: `null` wherever the field stands, each time with
 * Shopify's error. Only for fields that may be `null`.
 */
export function withDeniedField(body: object, {field = 'quantityAvailable', scope}: Fault): object {
  const paths: Path[] = [];
  const data = deny((body as {data?: unknown}).data, field, [], paths);
  if (!paths.length) return body;
  const error = accessDenied(field, `\`${scope ?? 'unauthenticated_read_product_inventory'}\` access scope.`);
  const errors = paths.map((path) => ({...error.toJSON(), path}));
  return {...body, data, errors};
}

/** A copy of `value` without the field; `paths` receives where it stood. */
function deny(value: unknown, field: string, path: Path, paths: Path[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => deny(item, field, [...path, index], paths));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== field) return [key, deny(inner, field, [...path, key], paths)];
      paths.push([...path, key]);
      return [key, null];
    }),
  );
}

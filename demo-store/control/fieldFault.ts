import {defaultFieldResolver, GraphQLError, type GraphQLFieldResolver} from 'graphql';
import {accessDenied} from '../graphql/accessDenied';
import type {Context} from '../graphql/context';
import type {Fault} from './faults';

/** The field of a fault that names none. */
const DEFAULT_FIELD = 'quantityAvailable';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Makes a resolver throw Shopify's error while a fault withholds its field. GraphQL then sets the field to `null`, or its nearest
 * parent that may be `null`. `requiredAccess` is named by `access-denied` when the fault has no scope.
 */
export function withFieldFault(resolve: Resolve, requiredAccess = 'an access scope.'): Resolve {
  return (source, args, context, info) => {
    const {kind, field = DEFAULT_FIELD, scope} = context.fault ?? {};
    if (info.path.key === field) {
      if (kind === 'access-denied') throw accessDenied(field, scope ? `\`${scope}\` access scope.` : requiredAccess);
      if (kind === 'field-error')
        throw new GraphQLError('Internal error', {extensions: {code: 'INTERNAL_SERVER_ERROR'}});
    }
    return resolve(source, args, context, info);
  };
}

/** Resolves the fields that have no resolver of their own. */
export const resolveProperty = withFieldFault(defaultFieldResolver);

/** Replaces every value of a field but `null` by the value of the fault `garbled`. Other faults change nothing. */
export function garbleField(body: object, fault: Fault | undefined): object {
  if (fault?.kind !== 'garbled') return body;
  return {...body, data: replaceField((body as {data?: unknown}).data, fault)};
}

function replaceField(value: unknown, fault: Fault): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => replaceField(item, fault));
  const {field = DEFAULT_FIELD, value: garbage} = fault;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === field && inner !== null ? garbage : replaceField(inner, fault),
    ]),
  );
}

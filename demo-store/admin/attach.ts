import {
  getNamedType,
  GraphQLError,
  isInterfaceType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type {Context, Resolvers} from '../graphql/context';
import type {Access} from './access';

/** Resolvers of the Admin API by type. */
export type AdminResolvers = Record<string, Resolvers<never>>;

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The Admin API has no type ${name}`);
  return type;
}

/** The types of what a field of an interface returns. */
const typesOf = (answer: unknown) =>
  [answer].flat().flatMap((found) => (found as {__typename?: string} | null | undefined)?.__typename ?? []);

/** Gives the fields of a type their resolvers, each behind the access that it needs. */
export function attach(schema: GraphQLSchema, typeName: string, resolvers: Resolvers<never>, access: Access): void {
  const fields = objectType(schema, typeName).getFields();
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`The Admin API has no field ${typeName}.${name}`);
    const returned = getNamedType(field.type);
    field.resolve = ((source, args, context, info) => {
      access(typeName, name, returned.name, context);
      const answer = resolver(source as never, args as never, context, info);
      // Only what was found says which scope `nodes` needs.
      if (isInterfaceType(returned)) for (const found of typesOf(answer)) access(typeName, name, found, context);
      return answer;
    }) satisfies GraphQLFieldResolver<unknown, Context>;
  }
}

/** Fields of the roots that have no resolver say so, instead of answering nothing. */
export function refuseTheRest(schema: GraphQLSchema, resolvers: AdminResolvers): void {
  for (const root of ['QueryRoot', 'Mutation']) {
    for (const [name, field] of Object.entries(objectType(schema, root).getFields())) {
      if (resolvers[root]?.[name]) continue;
      field.resolve = () => {
        throw new GraphQLError(`The demo store's Admin API doesn't answer ${name}.`, {
          extensions: {code: 'NOT_IMPLEMENTED'},
        });
      };
    }
  }
}

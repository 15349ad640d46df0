import {
  getNamedType,
  GraphQLError,
  isInterfaceType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {withFieldFault} from '../control/fieldFault';
import type {Context, Resolvers} from '../graphql/context';
import type {Access} from './access';

export type AdminResolvers = Record<string, Resolvers<never>>;

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The Admin API has no type ${name}`);
  return type;
}

/** The type names of one object or of a list of objects. */
function listTypeNames(answer: unknown): string[] {
  const objects: unknown[] = Array.isArray(answer) ? answer : [answer];
  return objects.flatMap((object) => (object as {__typename?: string} | null | undefined)?.__typename ?? []);
}

/** Attaches resolvers to the fields of a type. Each one checks the access that its field needs. */
export function attachResolvers(
  schema: GraphQLSchema,
  typeName: string,
  resolvers: Resolvers<never>,
  access: Access,
): void {
  const fields = objectType(schema, typeName).getFields();
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`The Admin API has no field ${typeName}.${name}`);
    const returnedType = getNamedType(field.type);
    const resolve: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) => {
      access.check(typeName, name, returnedType.name, context);
      const answer = resolver(source as never, args as never, context, info);
      // Which scope `nodes` needs depends on the types of the objects.
      if (isInterfaceType(returnedType)) {
        for (const concreteType of listTypeNames(answer)) access.check(typeName, name, concreteType, context);
      }
      return answer;
    };
    field.resolve = withFieldFault(resolve, access.find(typeName, name, returnedType.name)?.requiredAccess);
  }
}

/**
 * Without this, a query or mutation that the store doesn't have would answer `null`, and a field of an order whatever property of that
 * name the store keeps.
 */
export function refuseMissingResolvers(schema: GraphQLSchema, resolvers: AdminResolvers): void {
  for (const typeName of ['QueryRoot', 'Mutation', 'Order', 'LineItem']) {
    const isRoot = typeName === 'QueryRoot' || typeName === 'Mutation';
    for (const [name, field] of Object.entries(objectType(schema, typeName).getFields())) {
      if (resolvers[typeName]?.[name]) continue;
      const message = `The demo store's Admin API doesn't answer ${isRoot ? name : `${typeName}.${name}`}.`;
      field.resolve = () => {
        throw new GraphQLError(message, {
          extensions: {code: 'NOT_IMPLEMENTED'},
        });
      };
    }
  }
}

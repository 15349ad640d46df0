import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {withFieldFault} from '../control/fieldFault';
import {loadSchema} from '../schema/load';
import {accessDenied} from './accessDenied';
import type {Context} from './context';
import {refuse, resolvers} from './resolvers';
import {getRequiredAccess} from './tokenless';
import type {Version} from './version';

type Resolve = GraphQLFieldResolver<unknown, Context>;

function listObjectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(isObjectType);
}

/** Attaches the resolvers of the types and fields that this version has. */
function attachResolvers(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) field.resolve = refuse as Resolve;
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    const versionFields = isObjectType(type) ? type.getFields() : {};
    for (const [field, resolver] of Object.entries(fields)) {
      if (versionFields[field]) versionFields[field].resolve = resolver as Resolve;
    }
  }
}

/** Makes fields that need a token throw an error for requests without a token. */
function requireTokens(schema: GraphQLSchema): void {
  for (const type of listObjectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const requiredAccess = getRequiredAccess(type.name, field.name);
      if (!requiredAccess) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        if (context.tokenless) throw accessDenied(field.name, requiredAccess);
        return resolve(source, args, context, info);
      };
    }
  }
}

/** Lets faults withhold fields that have a resolver of their own. */
function applyFieldFaults(schema: GraphQLSchema): void {
  for (const type of listObjectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = withFieldFault(field.resolve);
    }
  }
}

const schemas = new Map<Version, GraphQLSchema>();

/** Shopify's schema of a version with the store's resolvers. It is large, so all stores of a process share it. */
export function getSchema(version: Version): GraphQLSchema {
  const cached = schemas.get(version);
  if (cached) return cached;
  const schema = loadSchema(version);
  attachResolvers(schema);
  requireTokens(schema);
  applyFieldFaults(schema);
  schemas.set(version, schema);
  return schema;
}

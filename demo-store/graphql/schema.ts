import {
  defaultFieldResolver,
  getNamedType,
  isEnumType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type {CartWarning} from '../cart/model';
import {loadSchema} from '../schema/load';
import {accessDenied} from './accessDenied';
import type {Context} from './context';
import {refuse, resolvers} from './resolvers';
import {requiredAccessOf} from './tokenless';
import type {Version} from './version';

type Resolve = GraphQLFieldResolver<unknown, Context>;

function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(isObjectType);
}

function enumOf(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The Storefront API has no enum ${name}`);
  return type;
}

/** Types and fields that a version doesn't have yet, or no longer, keep no resolver. */
function attachAll(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) field.resolve = refuse as Resolve;
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    const known = isObjectType(type) ? type.getFields() : {};
    for (const [field, resolver] of Object.entries(fields)) {
      if (known[field]) known[field].resolve = resolver as Resolve;
    }
  }
}

/** Fields that only a token opens throw without one. */
function guard(schema: GraphQLSchema): void {
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const requiredAccess = requiredAccessOf(type.name, field.name);
      if (!requiredAccess) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        if (context.tokenless) throw accessDenied(field.name, requiredAccess);
        return resolve(source, args, context, info);
      };
    }
  }
}

/** Codes that a version doesn't know: a user error is `INVALID` there, a warning is left out. */
function limitCodes(schema: GraphQLSchema): void {
  const errors = enumOf(schema, 'CartErrorCode');
  const warnings = enumOf(schema, 'CartWarningCode');
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type) === errors) {
        field.resolve = ({code}: {code: string | null}) => (code && !errors.getValue(code) ? 'INVALID' : code);
      }
      if (field.name === 'warnings') {
        field.resolve = (payload: {warnings?: CartWarning[]}) =>
          payload.warnings?.filter(({code}) => warnings.getValue(code)) ?? [];
      }
    }
  }
}

const schemas = new Map<Version, GraphQLSchema>();

/** Shopify's own schema of a version with the store's resolvers. It is large, so all stores of a process share it. */
export function schemaOf(version: Version): GraphQLSchema {
  const known = schemas.get(version);
  if (known) return known;
  const schema = loadSchema(version);
  attachAll(schema);
  limitCodes(schema);
  guard(schema);
  schemas.set(version, schema);
  return schema;
}

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

function getEnum(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The Storefront API has no enum ${name}`);
  return type;
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

/** Adapts codes to the version: an error code that the version doesn't have becomes `INVALID`, such a warning is left out. */
function limitErrorCodes(schema: GraphQLSchema): void {
  const errors = getEnum(schema, 'CartErrorCode');
  const warnings = getEnum(schema, 'CartWarningCode');
  for (const type of listObjectTypes(schema)) {
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
  limitErrorCodes(schema);
  requireTokens(schema);
  applyFieldFaults(schema);
  schemas.set(version, schema);
  return schema;
}

import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';
import {readSchemaFile} from '../schema/load';
import {createAccess, type AccessItem} from './access';
import {attachResolvers, refuseMissingResolvers} from './attach';
import {resolvers} from './resolvers';

/** The store answers requests for every version of the Admin API by this one. */
export const ADMIN_VERSION = '2026-10';

interface SchemaFile {
  data: IntrospectionQuery;
  offline_scopes: {items: AccessItem[]};
}

let sharedSchema: GraphQLSchema | undefined;

/** The schema of the Admin API. It is large, so all stores of a process share it. */
export const adminSchema = (): GraphQLSchema => (sharedSchema ??= createAdminSchema());

/** Shopify's schema of the Admin API with the store's resolvers. Queries and mutations without one return an error. */
function createAdminSchema(): GraphQLSchema {
  const {data, offline_scopes: scopes} = readSchemaFile(`admin-${ADMIN_VERSION}`) as SchemaFile;
  const schema = buildClientSchema(data, {assumeValid: true});
  const access = createAccess(scopes.items);
  for (const [type, fields] of Object.entries(resolvers)) attachResolvers(schema, type, fields, access);
  refuseMissingResolvers(schema, resolvers);
  return schema;
}

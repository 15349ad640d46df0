import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';
import {readSchemaFile} from '../schema/load';
import {createAccess, type AccessItem} from './access';
import {attach, refuseTheRest} from './attach';
import {resolvers} from './resolvers';

/** The version of the Admin API that the store answers, whichever is asked for. */
export const ADMIN_VERSION = '2026-10';

interface SchemaFile {
  data: IntrospectionQuery;
  offline_scopes: {items: AccessItem[]};
}

let shared: GraphQLSchema | undefined;

/** The schema of the Admin API. It is large, so all stores of a process share it. */
export const adminSchema = (): GraphQLSchema => (shared ??= createAdminSchema());

/** Shopify's own schema of the Admin API with the store's resolvers. What set-up doesn't use is refused. */
function createAdminSchema(): GraphQLSchema {
  const {data, offline_scopes: scopes} = readSchemaFile(`admin-${ADMIN_VERSION}`) as SchemaFile;
  const schema = buildClientSchema(data, {assumeValid: true});
  const access = createAccess(scopes.items);
  for (const [type, fields] of Object.entries(resolvers)) attach(schema, type, fields, access);
  refuseTheRest(schema, resolvers);
  return schema;
}

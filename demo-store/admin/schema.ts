import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';
import {createAccess, type AccessItem} from './access';
import {attach, refuseTheRest} from './attach';
import {resolvers} from './resolvers';

/** The version of the Admin API that the store answers, whichever is asked for. */
export const ADMIN_VERSION = '2026-10';

const FILE = `@shopify/dev-mcp/dist/data/admin_${ADMIN_VERSION}.json.gz`;

interface SchemaFile {
  data: IntrospectionQuery;
  offline_scopes: {items: AccessItem[]};
}

/** The package exports its program alone, so the file is looked for where packages are. */
function schemaFile(): string {
  const folders = createRequire(import.meta.url).resolve.paths(FILE) ?? [];
  const file = folders.map((folder) => path.join(folder, FILE)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${FILE} is not installed. Run npm ci.`);
  return file;
}

let shared: GraphQLSchema | undefined;

/** The schema of the Admin API. It is large, so all stores of a process share it. */
export const adminSchema = (): GraphQLSchema => (shared ??= createAdminSchema());

/** Shopify's own schema of the Admin API with the store's resolvers. What set-up doesn't use is refused. */
function createAdminSchema(): GraphQLSchema {
  const {data, offline_scopes: scopes} = JSON.parse(
    gunzipSync(readFileSync(schemaFile())).toString('utf8'),
  ) as SchemaFile;
  const schema = buildClientSchema(data, {assumeValid: true});
  const access = createAccess(scopes.items);
  for (const [type, fields] of Object.entries(resolvers)) attach(schema, type, fields, access);
  refuseTheRest(schema, resolvers);
  return schema;
}

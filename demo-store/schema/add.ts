import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {brotliCompressSync, constants, gunzipSync} from 'node:zlib';
import {buildClientSchema, type IntrospectionQuery} from 'graphql';
import {schemaFile} from './load';

interface Source {
  data: IntrospectionQuery;
  /** The access that types and fields of the Admin API need. */
  offline_scopes?: unknown;
}

/** Saves the introspection of a version, read from JSON or from gzipped JSON, and the access scopes of the Admin API. */
function add(name: string, source: string): void {
  const bytes = readFileSync(source);
  const text = (source.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const parsed = JSON.parse(text) as IntrospectionQuery | Source;
  const {data, offline_scopes} = 'data' in parsed ? parsed : {data: parsed};
  buildClientSchema(data);
  const compact = offline_scopes ? {data, offline_scopes} : data;
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24};
  const file = schemaFile(name);
  writeFileSync(file, brotliCompressSync(JSON.stringify(compact), {params}));
  console.log(`${file}: ${statSync(file).size} bytes. Name the version in graphql/version.ts or admin/schema.ts.`);
}

const [name, source] = process.argv.slice(2);
if (name && source) add(name, source);
else {
  console.error('Usage: npx tsx demo-store/schema/add.ts storefront-<version> <introspection as .json or .json.gz>');
  process.exitCode = 1;
}

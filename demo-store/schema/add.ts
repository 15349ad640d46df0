import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {brotliCompressSync, constants, gunzipSync} from 'node:zlib';
import {buildClientSchema, type IntrospectionQuery} from 'graphql';
import {schemaFile} from './load';

type Introspection = IntrospectionQuery | {data: IntrospectionQuery};

/** Keeps the introspection of a version, given as JSON or as JSON in gzip. */
function add(version: string, source: string): void {
  const bytes = readFileSync(source);
  const text = (source.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const parsed = JSON.parse(text) as Introspection;
  const introspection = 'data' in parsed ? parsed.data : parsed;
  buildClientSchema(introspection);
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24};
  const file = schemaFile(version);
  writeFileSync(file, brotliCompressSync(JSON.stringify(introspection), {params}));
  console.log(`${file}: ${statSync(file).size} bytes. Name the version in graphql/version.ts.`);
}

const [version, source] = process.argv.slice(2);
if (version && source) add(version, source);
else {
  console.error('Usage: npx tsx demo-store/schema/add.ts <version> <introspection as .json or .json.gz>');
  process.exitCode = 1;
}

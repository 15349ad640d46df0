import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliDecompressSync} from 'node:zlib';
import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';

/** The file of a schema, such as `storefront-2026-10`: JSON in Brotli. */
export function schemaFile(name: string): string {
  return fileURLToPath(new URL(`${name}.json.br`, import.meta.url));
}

/** The content of a schema file. @throws Error when there is no such file */
export function readSchemaFile(name: string): unknown {
  return JSON.parse(brotliDecompressSync(readFileSync(schemaFile(name))).toString('utf8'));
}

/** Shopify's schema of a version of the Storefront API, without resolvers. @throws Error when the version has no file */
export function loadSchema(version: string): GraphQLSchema {
  return buildClientSchema(readSchemaFile(`storefront-${version}`) as IntrospectionQuery, {assumeValid: true});
}

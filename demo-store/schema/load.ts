import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliDecompressSync} from 'node:zlib';
import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';

/** The file with Shopify's introspection of a version, JSON in Brotli. */
export function schemaFile(version: string): string {
  return fileURLToPath(new URL(`storefront-${version}.json.br`, import.meta.url));
}

/** Shopify's schema of a version of the Storefront API, without resolvers. @throws Error when there is no file of it */
export function loadSchema(version: string): GraphQLSchema {
  const text = brotliDecompressSync(readFileSync(schemaFile(version))).toString('utf8');
  return buildClientSchema(JSON.parse(text) as IntrospectionQuery, {assumeValid: true});
}

import {createHash} from 'node:crypto';
import {parse, specifiedRules, validate, type DocumentNode, type GraphQLError, type GraphQLSchema} from 'graphql';
import {globalIdsRule, listArguments, type ListArgument} from './inputs';
import {toStaticError, type StaticError} from './validationErrors';

const MAX_DOCUMENTS = 500;
const RULES = [...specifiedRules, globalIdsRule];

export type CheckedDocument =
  | {document: DocumentNode; lists: ListArgument[]; errors?: undefined}
  | {
      document?: undefined;
      errors: (StaticError | {message: string; locations: readonly object[]; extensions: object})[];
    };

function checkDocument(schema: GraphQLSchema, text: string): CheckedDocument {
  let document: DocumentNode;
  try {
    document = parse(text, {maxTokens: 20_000});
  } catch (error) {
    const {message, locations = []} = error as GraphQLError;
    return {
      errors: [
        {
          message: message.replace(/^Syntax Error: /, 'Parse error on '),
          locations,
          extensions: {code: 'PARSE_ERROR'},
        },
      ],
    };
  }
  const errors = validate(schema, document, RULES, {maxErrors: 50});
  if (errors.length > 0) return {errors: errors.map((error) => toStaticError(error, document))};
  return {document, lists: listArguments(schema, document)};
}

/** Parses and validates each document once. Above the maximum, the oldest document is evicted. */
export function createDocumentCache(schema: GraphQLSchema): (text: string) => CheckedDocument {
  const cache = new Map<string, CheckedDocument>();
  return (text) => {
    const key = createHash('sha1').update(text).digest('base64');
    const cached = cache.get(key);
    if (cached) return cached;
    const checkedDocument = checkDocument(schema, text);
    cache.set(key, checkedDocument);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_DOCUMENTS) break;
      cache.delete(oldest);
    }
    return checkedDocument;
  };
}

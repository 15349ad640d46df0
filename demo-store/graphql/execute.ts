import {
  execute,
  getDirectiveValues,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type {Language} from '../model';
import {storeLanguage, type Store} from '../store/store';
import type {Context} from './context';
import {createDocumentCache} from './documents';
import {coerceVariables} from './variables';

export interface Operation {
  query: string;
  operationName?: string | null;
  variables: Record<string, unknown>;
}

/** A GraphQL answer with the language that it is in. */
interface Answer {
  body: object;
  language: Language;
}

/** GraphQL errors keep their message and code; an unexpected error says no more than Shopify would. */
function publicError(error: GraphQLError, requestId: string): object {
  if (!error.originalError || error.originalError instanceof GraphQLError) return error.toJSON();
  return {
    ...error.toJSON(),
    message: `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId} (include this in support requests).`,
    extensions: {code: 'INTERNAL_SERVER_ERROR', requestId},
  };
}

function failure(message: string, code: string): object {
  return {errors: [{message, extensions: {code}}]};
}

function contextOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  store: Store,
  origin: string,
): Context {
  const directive = schema.getDirective('inContext');
  const values = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  return {store, origin, language: storeLanguage(store, values?.['language'])};
}

/** A function that answers operations on the store. Errors of the operation are part of the answer. */
export function createExecutor(schema: GraphQLSchema, store: Store, log: (message: string) => void) {
  const check = createDocumentCache(schema);

  async function run(
    document: DocumentNode,
    {operationName, variables}: Operation,
    origin: string,
    requestId: string,
  ): Promise<Answer> {
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      const message = operationName ? `No operation named "${operationName}"` : 'An operation name is required';
      return {body: failure(message, 'BAD_REQUEST'), language: 'DE'};
    }
    const {values, errors} = coerceVariables(schema, operation, variables);
    if (errors.length > 0) return {body: {errors: errors.map((error) => error.toJSON())}, language: 'DE'};
    const contextValue = contextOf(schema, operation, values, store, origin);
    const result: ExecutionResult = await execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue,
    });
    for (const {originalError} of result.errors ?? []) {
      if (originalError && !(originalError instanceof GraphQLError)) log(originalError.stack ?? originalError.message);
    }
    const body = {
      data: result.data ?? null,
      ...(result.errors && {errors: result.errors.map((error) => publicError(error, requestId))}),
    };
    return {body, language: contextValue.language};
  }

  return async (operation: Operation, origin: string, requestId: string): Promise<Answer> => {
    const {document, errors} = check(operation.query);
    return document ? run(document, operation, origin, requestId) : {body: {errors}, language: 'DE'};
  };
}

export type Executor = ReturnType<typeof createExecutor>;

import {execute as executeIncrementally} from '@graphql-tools/executor';
import {
  execute,
  getDirectiveValues,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type {Language} from '../model';
import {storeLanguage, type Store} from '../store/store';
import type {Context} from './context';
import {createDocumentCache, type CheckedDocument} from './documents';
import {tooLargeInputs} from './inputs';
import {COUNTRY} from './resolvers/localization';
import {complexityError} from './tokenless';
import {coerceVariables} from './variables';

export interface Operation {
  query: string;
  operationName?: string | null;
  variables: Record<string, unknown>;
}

/** What an executor is told of the request beside its operation. */
interface Asked {
  /** The origin under which the client reaches the store. */
  origin: string;
  requestId: string;
  /** Whether the client has shown no token. */
  tokenless?: boolean;
  /** The app that the token belongs to, at the Admin API, and what it may do. */
  app?: string;
  scopes?: readonly string[];
}

/** A GraphQL answer with the language that it is in. */
interface Answer {
  body: object;
  language: Language;
  /** What `@defer` has left out of `body`. */
  rest?: AsyncIterable<object>;
}

interface Result {
  data?: unknown;
  errors?: readonly GraphQLError[];
  hasNext?: boolean;
  incremental?: readonly {errors?: readonly GraphQLError[]}[];
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

function refusal(errors: readonly GraphQLError[]): Answer {
  return {body: {errors: errors.map((error) => error.toJSON())}, language: 'DE'};
}

/** The values of `@inContext`, or `undefined` without one. */
function contextValues(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Record<string, unknown>) {
  const directive = schema.getDirective('inContext');
  return directive ? getDirectiveValues(directive, operation, variables) : undefined;
}

/** A function that answers operations on the store. Errors of the operation are part of the answer. */
export function createExecutor(schema: GraphQLSchema, store: Store, log: (message: string) => void) {
  const check = createDocumentCache(schema);

  function publicErrors(errors: readonly GraphQLError[], requestId: string): object[] {
    for (const {originalError} of errors) {
      if (originalError && !(originalError instanceof GraphQLError)) log(originalError.stack ?? originalError.message);
    }
    return errors.map((error) => publicError(error, requestId));
  }

  async function run(
    {document, lists}: Extract<CheckedDocument, {errors?: undefined}>,
    {query, operationName, variables}: Operation,
    {origin, requestId, tokenless = false, app = '', scopes = []}: Asked,
  ): Promise<Answer> {
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      const message = operationName ? `No operation named "${operationName}"` : 'An operation name is required';
      return {body: failure(message, 'BAD_REQUEST'), language: 'DE'};
    }
    const {values, errors} = coerceVariables(schema, operation, variables);
    if (errors.length > 0) return refusal(errors);
    const tooLarge = tooLargeInputs(lists, values);
    if (tooLarge.length > 0) return refusal(tooLarge);
    const tooComplex = tokenless && complexityError(document, operation, values);
    if (tooComplex) return refusal([tooComplex]);

    const asked = contextValues(schema, operation, values);
    const language = storeLanguage(store, asked?.['language']);
    const contextValue: Context = {store, origin, language, tokenless, app, scopes};
    const args = {schema, document, operationName, variableValues: variables, contextValue};
    const result = query.includes('@defer') ? await executeIncrementally(args) : await execute(args);
    const extensions = asked && {extensions: {context: {country: COUNTRY, language}}};
    if (!('initialResult' in result)) return {body: {...bodyOf(result, requestId), ...extensions}, language};
    return {
      body: {...bodyOf(result.initialResult, requestId), ...extensions, hasNext: true},
      language,
      rest: restOf(result.subsequentResults, requestId),
    };
  }

  function bodyOf({data, errors}: Result, requestId: string): object {
    return {data: data ?? null, ...(errors && {errors: publicErrors(errors, requestId)})};
  }

  async function* restOf(results: AsyncIterable<Result>, requestId: string) {
    for await (const {incremental = [], hasNext} of results) {
      const parts = incremental.map(({errors, ...part}) => ({
        ...part,
        ...(errors && {errors: publicErrors(errors, requestId)}),
      }));
      yield {incremental: parts, hasNext};
    }
  }

  return async (operation: Operation, asked: Asked): Promise<Answer> => {
    const checked = check(operation.query);
    return checked.errors ? {body: {errors: checked.errors}, language: 'DE'} : run(checked, operation, asked);
  };
}

export type Executor = ReturnType<typeof createExecutor>;

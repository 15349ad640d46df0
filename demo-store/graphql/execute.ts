import {execute as executeIncrementally} from '@graphql-tools/executor';
import {
  execute,
  getDirectiveValues,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type {Fault} from '../control/faults';
import {resolveProperty} from '../control/fieldFault';
import type {Language} from '../model';
import {findMarket} from '../store/markets';
import {storeLanguage, type Store} from '../store/store';
import type {Context} from './context';
import {calculateCost, type CostRule} from './cost';
import {createDocumentCache, type CheckedDocument} from './documents';
import {checkListSizes} from './inputs';
import {complexityError} from './tokenless';
import {coerceVariables} from './variables';

export interface Operation {
  query: string;
  operationName?: string | null;
  variables: Record<string, unknown>;
}

/** What an executor needs from the HTTP request, apart from the operation. */
interface RequestInfo {
  /** The origin under which the client reaches the store. */
  origin: string;
  requestId: string;
  /** Whether the request has no access token. */
  tokenless?: boolean;
  fault?: Fault;
  /** Admin API only: the app that the token belongs to, and its scopes. */
  app?: string;
  scopes?: readonly string[];
  /** Admin API only: the error of an operation that asks for too many points. */
  checkCost?: (cost: number) => GraphQLError | undefined;
}

export interface Answer {
  body: object;
  language: Language;
  /** What an operation with `@inContext` is answered for: the country and language that it asks for, if the store has them. */
  context?: {country: string; language: Language};
  /** The points that the operation asks for. An operation that isn't understood has none. */
  cost?: number;
  /** For an operation with `@defer`. */
  deferredParts?: AsyncIterable<object>;
}

interface Result {
  data?: unknown;
  errors?: readonly GraphQLError[];
  hasNext?: boolean;
  incremental?: readonly {errors?: readonly GraphQLError[]}[];
}

/** GraphQL errors keep their message and code. The message of an unexpected error is Shopify's, without details. */
function toPublicError(error: GraphQLError, requestId: string): object {
  if (!error.originalError || error.originalError instanceof GraphQLError) return error.toJSON();
  return {
    ...error.toJSON(),
    message: `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId} (include this in support requests).`,
    extensions: {code: 'INTERNAL_SERVER_ERROR', requestId},
  };
}

function toErrorBody(message: string, code: string): object {
  return {errors: [{message, extensions: {code}}]};
}

function refuse(errors: readonly GraphQLError[], cost?: number): Answer {
  return {body: {errors: errors.map((error) => error.toJSON())}, language: 'DE', ...(cost !== undefined && {cost})};
}

/** The arguments of the directive `@inContext`, or `undefined` without the directive. */
function getContextArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) {
  const directive = schema.getDirective('inContext');
  return directive ? getDirectiveValues(directive, operation, variables) : undefined;
}

/** Creates a function that executes operations. Errors of an operation are part of its answer. */
export function createExecutor(
  schema: GraphQLSchema,
  store: Store,
  log: (message: string) => void,
  costRule: CostRule,
) {
  const checkDocument = createDocumentCache(schema);

  function logAndHideErrors(errors: readonly GraphQLError[], requestId: string): object[] {
    for (const {originalError} of errors) {
      if (originalError && !(originalError instanceof GraphQLError)) log(originalError.stack ?? originalError.message);
    }
    return errors.map((error) => toPublicError(error, requestId));
  }

  async function run(
    {document, lists}: Extract<CheckedDocument, {errors?: undefined}>,
    {query, operationName, variables}: Operation,
    {origin, requestId, tokenless = false, fault, app = '', scopes = [], checkCost}: RequestInfo,
  ): Promise<Answer> {
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      const message = operationName ? `No operation named "${operationName}"` : 'An operation name is required';
      return {body: toErrorBody(message, 'BAD_REQUEST'), language: 'DE'};
    }
    const {values, errors} = coerceVariables(schema, operation, variables);
    if (errors.length > 0) return refuse(errors);
    const counted = {schema, document, operation, variables: values};
    const cost = calculateCost(counted, costRule);
    const costError = checkCost?.(cost);
    if (costError) return refuse([costError], cost);
    const listErrors = checkListSizes(lists, values);
    if (listErrors.length > 0) return refuse(listErrors, cost);
    const tooComplexError = tokenless && complexityError(counted);
    if (tooComplexError) return refuse([tooComplexError]);

    const contextArguments = getContextArguments(schema, operation, values);
    const language = storeLanguage(store, contextArguments?.['language']);
    const {country: askedCountry = null} = (contextArguments ?? {}) as {country?: string | null};
    // Hydrogen asks for ZZ, the unknown country, when a site names none.
    const country = askedCountry === 'ZZ' ? null : askedCountry;
    const market = findMarket(store, country);
    const contextValue: Context = {store, origin, language, country, market, tokenless, fault, app, scopes};
    const args = {
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue,
      fieldResolver: resolveProperty,
    };
    const result = query.includes('@defer') ? await executeIncrementally(args) : await execute(args);
    const answer = {language, cost, ...(contextArguments && {context: {country: market.countryCode, language}})};
    if (!('initialResult' in result)) return {...answer, body: toBody(result, requestId)};
    return {
      ...answer,
      body: {...toBody(result.initialResult, requestId), hasNext: true},
      deferredParts: toIncrements(result.subsequentResults, requestId),
    };
  }

  function toBody({data, errors}: Result, requestId: string): object {
    return {data: data ?? null, ...(errors && {errors: logAndHideErrors(errors, requestId)})};
  }

  async function* toIncrements(results: AsyncIterable<Result>, requestId: string) {
    for await (const {incremental = [], hasNext} of results) {
      const parts = incremental.map(({errors, ...part}) => ({
        ...part,
        ...(errors && {errors: logAndHideErrors(errors, requestId)}),
      }));
      yield {incremental: parts, hasNext};
    }
  }

  return async (operation: Operation, request: RequestInfo): Promise<Answer> => {
    const checkedDocument = checkDocument(operation.query);
    return checkedDocument.errors
      ? {body: {errors: checkedDocument.errors}, language: 'DE'}
      : run(checkedDocument, operation, request);
  };
}

export type Executor = ReturnType<typeof createExecutor>;

import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Faults} from '../control/faults';
import type {RequestLog} from '../control/requestLog';
import type {Operation} from './execute';

/** The operation of a request body, or Shopify's answer to an invalid one. */
export function readOperation(text: string, contentType: string): Operation | {refusal: object} {
  if (contentType.startsWith('application/graphql')) return {query: text, variables: {}};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return {
      refusal: {errors: [{message: 'Invalid JSON in the request body', extensions: {code: 'BAD_REQUEST'}}]},
    };
  }
  const {query, variables, operationName} = (body ?? {}) as Partial<Record<string, unknown>>;
  if (typeof query !== 'string' || query.trim() === '') {
    return {refusal: {errors: {query: 'Required parameter missing or invalid'}}};
  }
  if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables))) {
    return {refusal: {errors: {variables: 'Required parameter missing or invalid'}}};
  }
  return {
    query,
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: {...variables},
  };
}

/** The name of the operation, for logs and faults. */
export function getOperationName({query, operationName}: Operation): string {
  return operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '(anonymous)';
}

export interface Watchers {
  faults: Faults;
  requests: RequestLog;
}

/** Logs an operation when its answer is sent or its connection closes. */
export function logWhenDone(
  requests: RequestLog,
  name: string,
  {variables}: Operation,
  {headers}: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now();
  response.once('close', () => {
    const language = String(response.getHeader('content-language') ?? '')
      .slice(0, 2)
      .toUpperCase();
    requests.add({
      name,
      variables,
      headers,
      language: language === 'DE' || language === 'EN' ? language : null,
      ms: Math.round((performance.now() - started) * 100) / 100,
      status: response.writableFinished ? response.statusCode : 0,
    });
  });
}

import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {withDeniedField} from '../control/deniedField';
import {applyFault, type Faults} from '../control/faults';
import type {RequestLog} from '../control/request-log';
import {header, originOf, readBody} from '../http/request';
import {sendJson} from '../http/response';
import {PRIVATE_TOKEN, PUBLIC_TOKEN} from '../tokens';
import type {Executor, Operation} from './execute';
import {API_VERSION} from './version';

const PATH = /^\/api\/(?:(unstable|\d{4}-(?:01|04|07|10))\/)?graphql(?:\.json)?$/;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Language, X-Request-ID, X-Shopify-API-Version',
};

const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'Accept, Authorization, Content-Type, Shopify-Storefront-Buyer-IP, Shopify-Storefront-Private-Token, Shopify-Storefront-Id, X-SDK-Variant, X-SDK-Variant-Source, X-SDK-Version, X-Shopify-Storefront-Access-Token, X-Shopify-Storefront-Y, X-Shopify-Storefront-S',
  'access-control-max-age': '7200',
};

/** Whether a path is one of the Storefront API. */
export function isApiPath(pathname: string): boolean {
  return PATH.test(pathname);
}

type Access = {allowed: true} | {allowed: false; status: 401 | 403; code: 'UNAUTHORIZED' | 'FORBIDDEN'};

function checkToken(request: IncomingMessage): Access {
  const publicToken = header(request, 'x-shopify-storefront-access-token');
  const privateToken = header(request, 'shopify-storefront-private-token');
  if (publicToken === PUBLIC_TOKEN || privateToken === PRIVATE_TOKEN) return {allowed: true};
  if (privateToken) return {allowed: false, status: 403, code: 'FORBIDDEN'};
  return {allowed: false, status: 401, code: 'UNAUTHORIZED'};
}

/** The operation of a body, or the answer that Shopify gives to one it can't read. */
function readOperation(text: string, contentType: string): Operation | {refusal: object} {
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

/** Name of the operation that a query text states, for logs and faults. */
function operationNameOf({query, operationName}: Operation): string {
  return operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '(anonymous)';
}

interface Watchers {
  faults: Faults;
  requests: RequestLog;
}

/** Notes an operation in the log as soon as its answer is sent or its connection has ended. */
function logWhenDone(requests: RequestLog, name: string, {variables}: Operation, response: ServerResponse): void {
  const started = performance.now();
  response.once('close', () => {
    const language = String(response.getHeader('content-language') ?? '')
      .slice(0, 2)
      .toUpperCase();
    requests.add({
      name,
      variables,
      language: language === 'DE' || language === 'EN' ? language : null,
      ms: Math.round((performance.now() - started) * 100) / 100,
      status: response.writableFinished ? response.statusCode : 0,
    });
  });
}

/** The HTTP side of the Storefront API. */
export function createEndpoint(execute: Executor, {faults, requests}: Watchers) {
  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const requestId = randomUUID();
    const headers = {...CORS, 'x-request-id': requestId, 'x-shopify-api-version': API_VERSION};
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    if (request.method !== 'POST') {
      return sendJson(response, 405, {errors: 'Method Not Allowed'}, {...headers, allow: 'POST, OPTIONS'});
    }
    const access = checkToken(request);
    if (!access.allowed) {
      return sendJson(response, access.status, {errors: [{message: '', extensions: {code: access.code}}]}, headers);
    }
    const operation = readOperation(await readBody(request), header(request, 'content-type') ?? '');
    if ('refusal' in operation) return sendJson(response, 400, operation.refusal, headers);
    const name = operationNameOf(operation);
    logWhenDone(requests, name, operation, response);
    const fault = faults.takeForOperation(name, pathname);
    if (fault && (await applyFault(fault, response))) return;
    const {body, language} = await execute(operation, originOf(request), requestId);
    response.setHeader('content-language', `${language.toLowerCase()}-DE`);
    const denied = fault?.kind === 'access-denied';
    sendJson(response, 200, denied ? withDeniedField(body, fault) : body, headers);
  };
}

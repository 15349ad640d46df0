import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {withDeniedField} from '../control/deniedField';
import {applyFault} from '../control/faults';
import {header, originOf, readBody} from '../http/request';
import {sendJson} from '../http/response';
import {PRIVATE_TOKEN, PUBLIC_TOKEN} from '../tokens';
import type {Executor} from './execute';
import {logWhenDone, operationNameOf, readOperation, type Watchers} from './operation';
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

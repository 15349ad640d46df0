import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {garbleField} from '../control/fieldFault';
import {applyFault} from '../control/faults';
import {getHeader, getOrigin, readBody} from '../http/request';
import {sendJson} from '../http/response';
import type {Store} from '../store/store';
import {setTrackingCookies} from '../http/tracking';
import {PRIVATE_TOKEN, PUBLIC_TOKEN} from '../tokens';
import {createExecutor, type Answer, type Executor} from './execute';
import {sendMultipart} from './multipart';
import {logWhenDone, getOperationName, readOperation, type Watchers} from './operation';
import {getSchema} from './schema';
import {costOfStorefrontField} from './storefrontCost';
import {resolveVersion, type Version} from './version';

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

export function isApiPath(pathname: string): boolean {
  return PATH.test(pathname);
}

type Access =
  | {allowed: true; tokenless: boolean}
  | {allowed: false; status: 401 | 403; code: 'UNAUTHORIZED' | 'FORBIDDEN'};

function checkToken(request: IncomingMessage): Access {
  const publicToken = getHeader(request, 'x-shopify-storefront-access-token');
  const privateToken = getHeader(request, 'shopify-storefront-private-token');
  if (publicToken === PUBLIC_TOKEN || privateToken === PRIVATE_TOKEN) {
    return {allowed: true, tokenless: false};
  }
  if (publicToken === undefined && privateToken === undefined) return {allowed: true, tokenless: true};
  if (privateToken) return {allowed: false, status: 403, code: 'FORBIDDEN'};
  return {allowed: false, status: 401, code: 'UNAUTHORIZED'};
}

/** Whatever was carried out says what it cost. What was refused before that has no extensions. */
function withExtensions({body, context, cost}: Answer): object {
  if (!('data' in body)) return body;
  return {...body, extensions: {...(context && {context}), cost: {requestedQueryCost: cost}}};
}

/** The HTTP handler of the Storefront API. The first request for a version loads its schema. */
export function createEndpoint(store: Store, log: (message: string) => void, {faults, requests}: Watchers) {
  const executors = new Map<Version, Executor>();
  const getExecutor = (version: Version): Executor => {
    const executor = executors.get(version) ?? createExecutor(getSchema(version), store, log, costOfStorefrontField);
    executors.set(version, executor);
    return executor;
  };
  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const requestId = randomUUID();
    const version = resolveVersion(PATH.exec(pathname)?.[1]);
    const headers = {...CORS, 'x-request-id': requestId, 'x-shopify-api-version': version};
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    if (request.method !== 'POST') {
      return sendJson(response, 405, {errors: 'Method Not Allowed'}, {...headers, allow: 'POST, OPTIONS'});
    }
    setTrackingCookies(request, response);
    const access = checkToken(request);
    if (!access.allowed) {
      return sendJson(response, access.status, {errors: [{message: '', extensions: {code: access.code}}]}, headers);
    }
    const operation = readOperation(await readBody(request), getHeader(request, 'content-type') ?? '');
    if ('refusal' in operation) return sendJson(response, 400, operation.refusal, headers);
    const name = getOperationName(operation);
    logWhenDone(requests, name, operation, request, response);
    const fault = faults.takeForOperation(name, pathname);
    if (fault && (await applyFault(fault, response))) return;
    const requestInfo = {
      origin: getOrigin(request),
      requestId,
      tokenless: access.tokenless,
      fault: fault && {scope: 'unauthenticated_read_product_inventory', ...fault},
    };
    const answer = await getExecutor(version)(operation, requestInfo);
    const body = withExtensions(answer);
    const country = answer.context?.country ?? store.content.shop.countryCode;
    response.setHeader('content-language', `${answer.language.toLowerCase()}-${country}`);
    if (answer.deferredParts) return sendMultipart(response, body, answer.deferredParts, headers);
    sendJson(response, 200, garbleField(body, fault), headers);
  };
}

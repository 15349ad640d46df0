import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {applyFault} from '../control/faults';
import {garbleField} from '../control/fieldFault';
import {logWhenDone, getOperationName, readOperation, type Watchers} from '../graphql/operation';
import {createExecutor, type Executor} from '../graphql/execute';
import {getHeader, getOrigin, readBody} from '../http/request';
import {sendJson} from '../http/response';
import type {Store} from '../store/store';
import {checkCost, costExtensions, costOfAdminField} from './cost';
import {findAccess} from './oauth';
import {ADMIN_VERSION, adminSchema} from './schema';

const PATH = /^\/admin\/api\/(?:unstable|\d{4}-(?:01|04|07|10))\/graphql\.json$/;

const WRONG_TOKEN = '[API] Invalid API key or access token (unrecognized login or wrong password)';

export function isAdminPath(pathname: string): boolean {
  return PATH.test(pathname);
}

/** The HTTP handler of the Admin API. The schema is large, so the first request loads it. */
export function createAdminEndpoint(store: Store, log: (message: string) => void, {faults, requests}: Watchers) {
  let execute: Executor | undefined;
  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const requestId = randomUUID();
    const headers = {'x-request-id': requestId, 'x-shopify-api-version': ADMIN_VERSION};
    if (request.method !== 'POST') return sendJson(response, 405, {errors: 'Method Not Allowed'}, {allow: 'POST'});
    const access = findAccess(getHeader(request, 'x-shopify-access-token'), store);
    if (!access) {
      return sendJson(response, 401, {errors: WRONG_TOKEN}, headers);
    }
    const operation = readOperation(await readBody(request), getHeader(request, 'content-type') ?? '');
    if ('refusal' in operation) return sendJson(response, 400, operation.refusal, headers);
    const name = getOperationName(operation);
    logWhenDone(requests, name, operation, request, response);
    const fault = faults.takeForOperation(name, pathname);
    if (fault && fault.kind !== 'throttled' && (await applyFault(fault, response))) return;
    execute ??= createExecutor(adminSchema(), store, log, costOfAdminField);
    const {body, cost} = await execute(operation, {
      origin: getOrigin(request),
      requestId,
      fault,
      ...access,
      checkCost: (points) => checkCost(points, fault),
    });
    if (fault?.kind === 'lost') return void response.destroy();
    sendJson(response, 200, {...garbleField(body, fault), ...costExtensions(cost, body, fault)}, headers);
  };
}

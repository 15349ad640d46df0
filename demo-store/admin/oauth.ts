import type {IncomingMessage, ServerResponse} from 'node:http';
import {getHeader, readForm, readJson} from '../http/request';
import {sendJson} from '../http/response';
import type {Store} from '../store/store';
import {ADMIN_CLIENT, ADMIN_TOKEN, PREVIEW_TOKEN} from '../tokens';
import {isGranted} from './access';

export const OAUTH_PATH = '/admin/oauth/access_token';

/** Seconds until a token of the client credentials grant expires. */
const EXPIRES_IN = 86_399;

/** The scopes of the preview token, as far as the store grants them. */
const previewScopes = ['read_files', 'read_metaobjects', 'read_translations'];

interface AppAccess {
  app: string;
  scopes: readonly string[];
}

/** The app and the scopes of an Admin API token; `undefined` for an invalid one. */
export function findAccess(token: string | undefined, {admin}: Store): AppAccess | undefined {
  if (token === ADMIN_TOKEN) return {app: 'set-up', scopes: admin.scopes};
  if (token !== PREVIEW_TOKEN) return undefined;
  return {app: 'previews', scopes: previewScopes.filter((scope) => isGranted(scope, admin.scopes))};
}

/** The client credentials grant: exchanges an app's client id and secret, by form or JSON, for a token. */
export async function handleGrant(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isJson = getHeader(request, 'content-type')?.startsWith('application/json');
  const parameters = (isJson ? await readJson(request) : Object.fromEntries(await readForm(request))) as Partial<
    Record<string, unknown>
  >;
  const refuse = (error: string, description: string) =>
    sendJson(response, 400, {error, error_description: description});
  if (parameters['grant_type'] !== 'client_credentials') {
    return refuse('unsupported_grant_type', 'The grant type is not supported.');
  }
  if (parameters['client_id'] !== ADMIN_CLIENT.id || parameters['client_secret'] !== ADMIN_CLIENT.secret) {
    return refuse('invalid_client', 'Client authentication failed.');
  }
  sendJson(response, 200, {access_token: ADMIN_TOKEN, scope: store.admin.scopes.join(), expires_in: EXPIRES_IN});
}

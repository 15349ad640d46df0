import type {IncomingMessage, ServerResponse} from 'node:http';
import {header, readForm, readJson} from '../http/request';
import {sendJson} from '../http/response';
import type {Store} from '../store/store';
import {ADMIN_CLIENT, ADMIN_TOKEN, PREVIEW_TOKEN} from '../tokens';

export const OAUTH_PATH = '/admin/oauth/access_token';

/** Seconds until a token of the client credentials grant ends. */
const EXPIRES_IN = 86_399;

/** What the token for previews may do, unless the store's scopes leave it out. */
const previewScopes = ['read_files', 'read_metaobjects', 'read_translations'];

/** The app that a token belongs to, and what it may do. */
interface AppAccess {
  app: string;
  scopes: readonly string[];
}

/** Whose token it is at the Admin API; undefined for a wrong one. */
export function accessOf(token: string | undefined, {admin}: Store): AppAccess | undefined {
  if (token === ADMIN_TOKEN) return {app: 'set-up', scopes: admin.scopes};
  if (token !== PREVIEW_TOKEN) return undefined;
  return {app: 'previews', scopes: previewScopes.filter((scope) => admin.scopes.includes(scope))};
}

/** The client credentials grant: a token for the client of an app, asked for by form or JSON. */
export async function handleGrant(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isJson = header(request, 'content-type')?.startsWith('application/json');
  const given = (isJson ? await readJson(request) : Object.fromEntries(await readForm(request))) as Partial<
    Record<string, unknown>
  >;
  const refuse = (error: string, description: string) =>
    sendJson(response, 400, {error, error_description: description});
  if (given['grant_type'] !== 'client_credentials') {
    return refuse('unsupported_grant_type', 'The grant type is not supported.');
  }
  if (given['client_id'] !== ADMIN_CLIENT.id || given['client_secret'] !== ADMIN_CLIENT.secret) {
    return refuse('invalid_client', 'Client authentication failed.');
  }
  sendJson(response, 200, {access_token: ADMIN_TOKEN, scope: store.admin.scopes.join(), expires_in: EXPIRES_IN});
}

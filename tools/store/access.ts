import type {AdminEnv} from '../environment';
import {AdminError} from './adminError';

/** `studio.myshopify.com` → `https://studio.myshopify.com`; a demo store's domain names its scheme itself. */
export function storeOrigin(domain: string): string {
  return new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
}

/** Whether `.env` gives access to the Admin API. */
export function hasAccess({ADMIN_API_TOKEN, ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET}: AdminEnv): boolean {
  return Boolean(ADMIN_API_TOKEN ?? (ADMIN_CLIENT_ID && ADMIN_CLIENT_SECRET));
}

/**
 * The access token of `.env`, or one for the client of an app (client credentials grant), which holds for a day.
 * @throws AdminError when there is none, or the store gives none
 */
export async function accessToken(origin: string, env: AdminEnv): Promise<string> {
  if (env.ADMIN_API_TOKEN) return env.ADMIN_API_TOKEN;
  if (!hasAccess(env)) throw AdminError.noAccess();
  const {host} = new URL(origin);
  const response = await fetch(`${origin}/admin/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: env.ADMIN_CLIENT_ID ?? '',
      client_secret: env.ADMIN_CLIENT_SECRET ?? '',
    }),
  }).catch(() => undefined);
  if (!response || response.status >= 500) throw AdminError.noAnswer(host, false);
  const answer = (await response.json().catch(() => ({}))) as {access_token?: string; error_description?: string};
  if (!answer.access_token) throw AdminError.wrongClient(host, answer.error_description ?? String(response.status));
  return answer.access_token;
}

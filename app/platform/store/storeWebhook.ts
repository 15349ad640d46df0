import {noStore} from '../cache/cacheControl';
import {webhookCalls} from '../cache/lifetimes';
import {openCache} from '../cache/openCache';
import type {StoreChanges} from '../cache/storeChanges';
import {readBytes} from '../http/body';
import type {Config} from '../env';
import {hmacKey, sha256} from '../hash';
import {logSecurityEvent} from '../http/securityLog';

export const webhookPath = '/api/store-changed';

/** Bytes. The payload of a product with 2,048 variants is smaller. */
const maxBytes = 1_000_000;

interface Context {
  config: Pick<Config, 'STORE_WEBHOOK_SECRET' | 'SESSION_SECRET'>;
  storeChanges: Pick<StoreChanges, 'recordStoreChange'>;
}

/**
 * Handles Shopify's webhook for changes in the store (rule 2.21). Without a secret the address answers 404. A call with a valid
 * signature makes all cached answers and documents expire, because a change may affect any page. It deletes nothing: the next visitor
 * waits for the new page, and the expired one remains the fallback.
 */
export async function handleStoreWebhook(request: Request, {config, storeChanges}: Context): Promise<Response> {
  const secret = config.STORE_WEBHOOK_SECRET;
  if (!secret) return respond(404);
  if (request.method !== 'POST') return respond(405, {Allow: 'POST'});
  const body = await readBytes(request, maxBytes);
  if (!body) return respond(413);
  const signature = request.headers.get('X-Shopify-Hmac-Sha256') ?? '';
  if (!(await isSigned(body, signature, secret))) {
    await logSecurityEvent('refused-webhook', 'site', request.headers, config);
    return respond(401);
  }
  const {updated_at: updatedAt} = parseJson(body);
  // The payload of a deletion has only an id. Its time is in a header, which is not signed.
  const changedAt = typeof updatedAt === 'string' ? updatedAt : request.headers.get('X-Shopify-Triggered-At');
  const isOld = changedAt && Date.now() - Date.parse(changedAt) > webhookCalls.lifetime * 1000;
  // No cache has an entry from before this change.
  if (isOld) return respond(200);
  // The id is a hash of the body and not the signature, which has several spellings in base64. `DocumentCache` reads this cache.
  await storeChanges.recordStoreChange(await sha256(body), await openCache('documents'));
  return respond(200);
}

/** Texts for the merchant who sets up the webhook. Shopify reads only the status. */
const texts: Record<number, string> = {
  401: 'The signature is wrong.',
  404: 'There is nothing here.',
  405: 'Only Shopify calls this address, by POST.',
  413: 'The call is too long.',
};

const respond = (status: number, headers: HeadersInit = {}) =>
  new Response(texts[status] ?? 'OK', {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...noStore, ...headers},
  });

/** Whether the body was signed with the secret, compared in constant time. */
async function isSigned(body: Uint8Array<ArrayBuffer>, signature: string, secret: string): Promise<boolean> {
  const key = await hmacKey(secret);
  try {
    const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
    return await crypto.subtle.verify('HMAC', key, bytes, body);
  } catch {
    // The signature is no valid base64.
    return false;
  }
}

function parseJson(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return value instanceof Object ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

import {noStore} from '../cache/cacheControl';
import {changes} from '../cache/lifetimes';
import {readBytes} from '../http/body';
import type {Config} from '../env';
import {hmacKey, sha256} from '../hash';
import {logSecurityEvent} from '../http/securityLog';

/** Path at which the store calls. */
export const webhookPath = '/api/store-changed';

/** Bytes. A product with 2,048 variants is told in less. */
const maxBytes = 1_000_000;

type Settings = Pick<Config, 'STORE_WEBHOOK_SECRET' | 'SESSION_SECRET'>;

/**
 * Answers a call of Shopify when something has changed in the store (rule 2.21). Without a secret there is nothing at the
 * address. `record` gets the id of each call whose signature is right: any page may show what has changed.
 */
export async function answerStoreCall(
  request: Request,
  config: Settings,
  record: (call: string) => Promise<unknown>,
): Promise<Response> {
  const secret = config.STORE_WEBHOOK_SECRET;
  if (!secret) return answer(404);
  if (request.method !== 'POST') return answer(405, {Allow: 'POST'});
  const body = await readBytes(request, maxBytes);
  if (!body) return answer(413);
  const signature = request.headers.get('X-Shopify-Hmac-Sha256') ?? '';
  if (!(await isSigned(body, signature, secret))) {
    await logSecurityEvent('refused-webhook', 'site', request.headers, config);
    return answer(401);
  }
  const {updated_at: updated} = parse(body);
  // A deletion names nothing but the id: when it happened stands in a header, which is not signed.
  const happened = typeof updated === 'string' ? updated : request.headers.get('X-Shopify-Triggered-At');
  if (happened && Date.now() - Date.parse(happened) > changes.lifetime * 1000) return answer(200);
  // One body has one signature, which can be spelled in several ways.
  await record(await sha256(body));
  return answer(200);
}

/** For the merchant who sets up the call; Shopify reads the status alone. */
const words: Record<number, string> = {
  401: 'The signature is wrong.',
  404: 'There is nothing here.',
  405: 'Only Shopify calls this address, by POST.',
  413: 'The call is too long.',
};

const answer = (status: number, headers: HeadersInit = {}) =>
  new Response(words[status] ?? 'OK', {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...noStore, ...headers},
  });

/** Whether the body was signed with the secret. The comparison takes the same time wherever they differ. */
async function isSigned(body: Uint8Array<ArrayBuffer>, signature: string, secret: string): Promise<boolean> {
  const key = await hmacKey(secret);
  try {
    const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
    return await crypto.subtle.verify('HMAC', key, bytes, body);
  } catch {
    // It is no base64.
    return false;
  }
}

function parse(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return value instanceof Object ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

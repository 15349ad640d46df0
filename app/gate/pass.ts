import {cookies} from '~/platform/http/cookies';
import {workerCookie} from '~/platform/http/workerCookie';
import {hmacKey} from '~/platform/hash';

/** A pass is signed with both. */
export interface PassKeys {
  /** `SESSION_SECRET`. */
  secret: string;
  /** `SITE_PASSWORD`: a pass is bound to it, so a new password locks everybody out. */
  password: string;
}

interface PassOptions {
  /** The visitor came by HTTPS. */
  secure: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

function passCookie({secret, password}: PassKeys, {secure}: Pick<PassOptions, 'secure'>) {
  return workerCookie('__Host-gate', {secure, secrets: [JSON.stringify([secret, password])]});
}

/** The `Set-Cookie` header of a new pass. */
export function issuePass(keys: PassKeys, options: PassOptions): Promise<string> {
  return passCookie(keys, options).serialize({expires: Math.floor(options.now / 1000) + cookies['__Host-gate'].maxAge});
}

/** The `Set-Cookie` header that takes the pass from the browser. */
export function endPass(keys: PassKeys, options: Pick<PassOptions, 'secure'>): Promise<string> {
  return passCookie(keys, options).serialize('', {maxAge: 0});
}

/** Passes that are looked at: to verify each of a thousand would keep the worker busy. */
const maxPasses = 10;

/**
 * Whether a `Cookie` header carries a pass that was signed by us with this password and has not expired. Each cookie is
 * read by itself: a wrong one of the same name may stand before the right one.
 */
export async function holdsPass(header: string | null, keys: PassKeys, options: PassOptions): Promise<boolean> {
  const cookie = passCookie(keys, options);
  const pairs = (header ?? '').split(';').filter((pair) => pair.trim().startsWith(`${cookie.name}=`));
  const passes = await Promise.all(pairs.slice(0, maxPasses).map((pair) => cookie.parse(pair).catch(() => null)));
  return passes.some((pass: {expires?: unknown} | null) => {
    return typeof pass?.expires === 'number' && pass.expires * 1000 > options.now;
  });
}

/** Whether the typed password is right, compared in constant time: the platform compares two HMACs. */
export async function isPassword(typed: string, {secret, password}: PassKeys): Promise<boolean> {
  const encoder = new TextEncoder();
  const key = await hmacKey(secret);
  const expected = await crypto.subtle.sign('HMAC', key, encoder.encode(password));
  return crypto.subtle.verify('HMAC', key, expected, encoder.encode(typed));
}

import {cookies, type CookieOptions} from '~/platform/http/cookies';
import {workerCookie} from '~/platform/http/workerCookie';
import {hmacKey} from '~/platform/hash';

/** The keys that sign a session: both together. */
export interface SessionKeys {
  /** `SESSION_SECRET`. */
  secret: string;
  /** `SITE_PASSWORD`: a new password invalidates all sessions. */
  password: string;
}

interface SessionOptions extends CookieOptions {
  /** Milliseconds since 1970. */
  now: number;
}

function sessionCookie({secret, password}: SessionKeys, {secure}: CookieOptions) {
  return workerCookie('__Host-gate', {secure, secrets: [JSON.stringify([secret, password])]});
}

/** The `Set-Cookie` header of a new session. */
export function createSession(keys: SessionKeys, options: SessionOptions): Promise<string> {
  return sessionCookie(keys, options).serialize({
    expires: Math.floor(options.now / 1000) + cookies['__Host-gate'].maxAge,
  });
}

/** The `Set-Cookie` header that removes the session. */
export function endSession(keys: SessionKeys, options: CookieOptions): Promise<string> {
  return sessionCookie(keys, options).serialize('', {maxAge: 0});
}

/** Maximum number of cookies to verify. A request with a thousand of them would keep the worker busy. */
const maxCookies = 10;

/**
 * Whether a `Cookie` header has a valid session that has not expired. Every session cookie is checked, because an invalid cookie of
 * the same name may precede the valid one.
 */
export async function hasSession(header: string | null, keys: SessionKeys, options: SessionOptions): Promise<boolean> {
  const cookie = sessionCookie(keys, options);
  const pairs = (header ?? '').split(';').filter((pair) => pair.trim().startsWith(`${cookie.name}=`));
  const sessions = await Promise.all(pairs.slice(0, maxCookies).map((pair) => cookie.parse(pair).catch(() => null)));
  return sessions.some((session: {expires?: unknown} | null) => {
    return typeof session?.expires === 'number' && session.expires * 1000 > options.now;
  });
}

/** Compares passwords in constant time, by the platform's verification of an HMAC. */
export async function isCorrectPassword(typedPassword: string, {secret, password}: SessionKeys): Promise<boolean> {
  const encoder = new TextEncoder();
  const key = await hmacKey(secret);
  const expectedSignature = await crypto.subtle.sign('HMAC', key, encoder.encode(password));
  return crypto.subtle.verify('HMAC', key, expectedSignature, encoder.encode(typedPassword));
}

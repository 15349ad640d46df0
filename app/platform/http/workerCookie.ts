import {createCookie} from '@shopify/remix-oxygen';
import {cookies, type CookieName, type CookieOptions} from './cookies';

/** Cookies that only the worker reads. */
type WorkerCookieName = {
  [Name in CookieName]: (typeof cookies)[Name]['httpOnly'] extends true ? Name : never;
}[CookieName];

/**
 * Creates a cookie of the worker. On HTTPS the prefix `__Host-` protects it from other subdomains; without HTTPS browsers reject the
 * prefix.
 */
export function workerCookie(name: WorkerCookieName, {secure, secrets}: CookieOptions & {secrets?: string[]}) {
  const {maxAge, httpOnly} = cookies[name];
  return createCookie(secure ? name : name.replace('__Host-', ''), {
    path: '/',
    sameSite: 'lax',
    maxAge,
    httpOnly,
    secure,
    // The value is base64, which is valid in cookies. Escaping would make it longer.
    encode: String,
    secrets,
  });
}

/** The untrusted value of an unsigned cookie; `null` without the cookie. */
export async function readWorkerCookie(header: string | null, name: WorkerCookieName): Promise<unknown> {
  // Attributes don't matter for reading.
  return workerCookie(name, {secure: true})
    .parse(header)
    .catch(() => null);
}

/** The `Set-Cookie` header of an unsigned cookie. An empty value removes the cookie. */
export async function setWorkerCookie(name: WorkerCookieName, value: unknown, options: CookieOptions): Promise<string> {
  return workerCookie(name, options).serialize(value || '', value ? {} : {maxAge: 0});
}

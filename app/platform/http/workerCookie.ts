import {createCookie} from '@shopify/remix-oxygen';
import {cookies, type CookieName} from './cookies';

/** Cookies that only the worker reads. */
type WorkerCookieName = {
  [Name in CookieName]: (typeof cookies)[Name]['httpOnly'] extends true ? Name : never;
}[CookieName];

/**
 * A cookie of the worker. On HTTPS the prefix `__Host-` makes the browser refuse one that another subdomain tries to set; without HTTPS
 * a browser refuses the prefix.
 */
export function workerCookie(name: WorkerCookieName, {secure, secrets}: {secure: boolean; secrets?: string[]}) {
  const {maxAge, httpOnly} = cookies[name];
  return createCookie(secure ? name : name.replace('__Host-', ''), {
    path: '/',
    sameSite: 'lax',
    maxAge,
    httpOnly,
    secure,
    // Base64 has only characters that a cookie may have: escaped, it would be longer.
    encode: String,
    ...(secrets && {secrets}),
  });
}

/** The value of a cookie that is not signed; `null` when there is none. Anybody may have written it. */
export async function readWorkerCookie(header: string | null, name: WorkerCookieName): Promise<unknown> {
  // The attributes are of no matter for reading.
  return workerCookie(name, {secure: true})
    .parse(header)
    .catch(() => null);
}

/** The `Set-Cookie` header of a cookie that is not signed; of an empty value the one that removes it. */
export async function setWorkerCookie(
  name: WorkerCookieName,
  value: unknown,
  options: {secure: boolean},
): Promise<string> {
  return workerCookie(name, options).serialize(value || '', value ? {} : {maxAge: 0});
}

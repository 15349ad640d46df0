import {buyerAddressHeader} from './networkAddress';

/**
 * The only headers of a visitor's request that the rendering of a shared document gets. No page depends on them: the store uses the
 * address to limit requests.
 */
const forwardedHeaders = ['Accept', buyerAddressHeader];

/** A request for a document without data of the visitor: no cookie, no language, no user agent. */
export function anonymousRequest({headers}: Request, url: Readonly<URL>): Request {
  return new Request(url as URL, {headers: pickHeaders(headers, forwardedHeaders)});
}

/** The headers with these names, without missing ones. */
export function pickHeaders(headers: Headers, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

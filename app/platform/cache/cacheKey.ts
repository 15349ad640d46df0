import {sha256} from '../hash';

/**
 * The Cache API's keys are requests. No visitor's request can have such a host, and the hash keeps what a key says (a network
 * address, settings) out of the cache.
 */
export async function cacheKey(room: 'answers' | 'documents' | 'limits', key: string): Promise<Request> {
  return new Request(`https://${room}.invalid/${await sha256(key)}`);
}

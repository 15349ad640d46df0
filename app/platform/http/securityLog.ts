import {readNetworkAddress} from './networkAddress';
import type {Config} from '../env';
import {sha256} from '../hash';

/** The kinds of refused attempts in the worker's log. */
type SecurityEvent = 'refused-password' | 'limit-reached' | 'foreign-origin' | 'refused-webhook';

/**
 * Logs a security event as one line of JSON, without personal data: `client` is a hash. It is the same for all events of one network
 * address in a day, and doesn't reveal the address without `SESSION_SECRET`. `place` is the part of the site that has refused.
 */
export async function logSecurityEvent(
  event: SecurityEvent,
  place: 'gate' | 'enquiry' | 'withdrawal' | 'cart' | 'site',
  headers: Headers,
  {SESSION_SECRET}: Pick<Config, 'SESSION_SECRET'>,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const hash = await sha256(JSON.stringify([SESSION_SECRET, day, readNetworkAddress(headers)]));
  console.warn(JSON.stringify({security: event, place, client: hash.slice(0, 12)}));
}

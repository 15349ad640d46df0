import {clientAddress} from './client';
import type {Config} from '../env';
import {sha256} from '../hash';

/** What the log of the worker says of attempts that were refused (rule 2.15). */
type SecurityEvent = 'refused-password' | 'limit-reached' | 'foreign-origin' | 'refused-webhook';

/**
 * Logs a security event as one line of JSON, without personal data: `client` is the same for all events of one network
 * address in a day, and can't be traced back to it without `SESSION_SECRET`. `place` is the part of the site that refused.
 */
export async function logSecurityEvent(
  event: SecurityEvent,
  place: 'gate' | 'enquiry' | 'withdrawal' | 'cart' | 'site',
  headers: Headers,
  {SESSION_SECRET}: Pick<Config, 'SESSION_SECRET'>,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const client = (await sha256(JSON.stringify([SESSION_SECRET, day, clientAddress(headers)]))).slice(0, 12);
  console.warn(JSON.stringify({security: event, place, client}));
}

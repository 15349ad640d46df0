import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {header} from './request';

const YEAR = 365 * 86_400;
const HALF_HOUR = 30 * 60;

/** The value of a cookie that the client has sent. */
function cookie(request: IncomingMessage, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];
}

/**
 * Puts on an answer of the Storefront API by what Shopify follows a visitor: its cookies, and the timings that repeat their
 * values. A storefront that passes them on tracks its visitors, whether they agreed or not.
 */
export function track(request: IncomingMessage, response: ServerResponse): void {
  const visitor = cookie(request, '_shopify_y') ?? header(request, 'x-shopify-uniquetoken') ?? randomUUID();
  const visit = cookie(request, '_shopify_s') ?? header(request, 'x-shopify-visittoken') ?? randomUUID();
  const sealed = () => `:${Buffer.from(randomUUID()).toString('base64url')}:`;
  const set = (name: string, value: string, seconds: number, more = '') =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${more}`;
  response.setHeader('set-cookie', [
    set('_shopify_y', visitor, YEAR),
    set('_shopify_s', visit, HALF_HOUR),
    set('_shopify_essential', sealed(), YEAR, '; HttpOnly; Secure'),
    set('_shopify_analytics', sealed(), YEAR, '; HttpOnly; Secure'),
    set('_shopify_marketing', sealed(), YEAR, '; HttpOnly; Secure'),
  ]);
  response.setHeader(
    'server-timing',
    `processing;dur=12, db;dur=3, edge;desc="FRA", country;desc="DE", _y;desc="${visitor}", _s;desc="${visit}", _cmp;desc="3.AA_DE"`,
  );
}

import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {getHeader} from './request';

const YEAR_S = 365 * 86_400;
const HALF_HOUR_S = 30 * 60;

export function getCookie(request: IncomingMessage, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];
}

/**
 * Sets Shopify's tracking cookies, and the `Server-Timing` values that repeat them. A storefront that passes these headers on
 * tracks visitors without consent.
 */
export function setTrackingCookies(request: IncomingMessage, response: ServerResponse): void {
  const visitor = getCookie(request, '_shopify_y') ?? getHeader(request, 'x-shopify-uniquetoken') ?? randomUUID();
  const visit = getCookie(request, '_shopify_s') ?? getHeader(request, 'x-shopify-visittoken') ?? randomUUID();
  const createOpaqueValue = () => `:${Buffer.from(randomUUID()).toString('base64url')}:`;
  const formatCookie = (name: string, value: string, seconds: number, attributes = '') =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${attributes}`;
  response.setHeader('set-cookie', [
    formatCookie('_shopify_y', visitor, YEAR_S),
    formatCookie('_shopify_s', visit, HALF_HOUR_S),
    formatCookie('_shopify_essential', createOpaqueValue(), YEAR_S, '; HttpOnly; Secure'),
    formatCookie('_shopify_analytics', createOpaqueValue(), YEAR_S, '; HttpOnly; Secure'),
    formatCookie('_shopify_marketing', createOpaqueValue(), YEAR_S, '; HttpOnly; Secure'),
  ]);
  response.setHeader(
    'server-timing',
    `processing;dur=12, db;dur=3, edge;desc="FRA", country;desc="DE", _y;desc="${visitor}", _s;desc="${visit}", _cmp;desc="3.AA_DE"`,
  );
}

import {hmacKey} from '~/platform/hash';
import type {Configuration} from './configuration';
import {configurationPath} from './piecePath';

/** Crockford's base 32 has no letter that could be mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const digitCount = 12;

/** The pattern of an id, as it is written in an order. */
export const configurationIdPattern = `[${alphabet}]{4}(?:-[${alphabet}]{4}){2}`;

const encoder = new TextEncoder();

/** The data that an id is computed from. */
export interface IdentifiedPiece {
  /** The product's handle. */
  handle: string;
  configuration: Configuration;
  /** Integer cents of one piece. */
  price: number;
  /** Version of the plan; 0 for a product without a plan. */
  plan: number;
}

/**
 * The id under which a configured piece is ordered: HMAC-SHA-256 of product, configuration, price and plan, 60 bits of it, as
 * `XXXX-XXXX-XXXX` (rule 11.13). Nobody can compute it without the secret, so the studio can tell a piece that this site has
 * priced from forged attributes. `secret` is `CONFIGURATION_SECRET`. The same piece always has the same id.
 */
export function configurationId({handle, configuration, price, plan}: IdentifiedPiece, secret: string) {
  return computeId(`piece|${handle}|${configurationPath(configuration)}|${price}|${plan}`, secret);
}

async function computeId(message: string, secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), encoder.encode(message)));
  const digits = [...bytes.slice(0, digitCount)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return digits.replace(/(.{4})(?!$)/g, '$1-');
}

/** Normalizes a typed id: upper case, no spaces or dashes, 0 for O, 1 for I and L. */
const normalizeId = (text: string) => text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Whether an id belongs to a piece, under one of the secrets. */
export async function verifyConfigurationId(id: string, piece: IdentifiedPiece, secrets: readonly string[]) {
  const ids = await Promise.all(secrets.map((secret) => configurationId(piece, secret)));
  return ids.some((validId) => normalizeId(validId) === normalizeId(id));
}

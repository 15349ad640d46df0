import {hmacKey} from '~/platform/hash';
import type {Configuration} from './configuration';
import {configurationPath} from './configurationPath';

/** Crockford's base 32: no letter that could be taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

const encoder = new TextEncoder();

/** The content of an id. */
export interface IdentifiedPiece {
  /** The product's. */
  handle: string;
  configuration: Configuration;
  /** Integer cents of one piece. */
  price: number;
  /** Version of the plan; 0 for a product without a plan. */
  plan: number;
}

/**
 * The id under which a configured piece is ordered: HMAC-SHA-256 of product, configuration, price and plan, 60 bits of it, as
 * `XXXX-XXXX-XXXX` (rule 11.13). It can't be made without the key, so the studio can tell a piece that this site has priced
 * from forged attributes. `secret` is `CONFIGURATION_SECRET`. The same piece always has the same id.
 */
export function configurationId({handle, configuration, price, plan}: IdentifiedPiece, secret: string) {
  return hash(`piece|${handle}|${configurationPath(configuration)}|${price}|${plan}`, secret);
}

async function hash(message: string, secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), encoder.encode(message)));
  const digits = [...bytes.slice(0, length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return digits.replace(/(.{4})(?!$)/g, '$1-');
}

/** Normalizes a typed id: in lower case, without dashes, O for 0, I or L for 1. */
const plain = (text: string) => text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Whether an id belongs to a piece under one of the keys. */
export async function verifyConfigurationId(id: string, piece: IdentifiedPiece, secrets: readonly string[]) {
  const ids = await Promise.all(secrets.map((secret) => configurationId(piece, secret)));
  return ids.some((own) => plain(own) === plain(id));
}

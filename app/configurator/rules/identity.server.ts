import {configurationKey, type Configuration} from './configuration';

/** Crockford's base 32: no letter that could be taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

const encoder = new TextEncoder();

export interface IdentifiedPiece {
  /** The variant's `gid://shopify/ProductVariant/…`. */
  variantId: string;
  configuration: Configuration;
  /** Integer cents of one piece. */
  price: number;
}

/**
 * The id under which a configured piece is ordered: HMAC-SHA-256 of variant, configuration and price, 60 bits of it, as
 * `XXXX-XXXX-XXXX`. It can't be made without the key, so the studio can tell a piece that this site has priced
 * from forged attributes. `secret` is `CONFIGURATION_SECRET`. The same piece always has the same id.
 */
export async function configurationId(
  {variantId, configuration, price}: IdentifiedPiece,
  secret: string,
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), {name: 'HMAC', hash: 'SHA-256'}, false, [
    'sign',
  ]);
  const message = `configuration|${configurationKey(variantId, configuration)}|${price}`;
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message)));
  const digits = [...bytes.slice(0, length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return digits.replace(/(.{4})(?!$)/g, '$1-');
}

/**
 * Whether an id belongs to a piece under one of the keys, however it was typed: in lower case, without dashes, O for 0, I or
 * L for 1.
 */
export async function verifyConfigurationId(
  id: string,
  piece: IdentifiedPiece,
  secrets: readonly string[],
): Promise<boolean> {
  const plain = (text: string) => text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const ids = await Promise.all(secrets.map((secret) => configurationId(piece, secret)));
  return ids.some((own) => plain(own) === plain(id));
}

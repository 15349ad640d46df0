/** How long a pass opens the gate, in seconds: 30 days. */
const lifetime = 30 * 86_400;

const encoder = new TextEncoder();

/** What passes are made with. */
export interface Lock {
  /** `SESSION_SECRET`. */
  secret: string;
  /** `SITE_PASSWORD`: a pass is bound to it, so a new password locks everybody out. */
  password: string;
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), {name: 'HMAC', hash: 'SHA-256'}, false, [
    'sign',
    'verify',
  ]);
}

const message = (expires: number, password: string) => encoder.encode(`gate pass|${expires}|${password}`);

/** On HTTPS the browser itself refuses a cookie of this prefix that a sister domain tries to set. */
const cookieName = (secure: boolean) => (secure ? '__Host-gate' : 'gate');

/** Compares in constant time: two HMACs are compared, by the platform. */
export async function isPassword(typed: string, {secret, password}: Lock): Promise<boolean> {
  const key = await keyOf(secret);
  const expected = await crypto.subtle.sign('HMAC', key, encoder.encode(password));
  return crypto.subtle.verify('HMAC', key, expected, encoder.encode(typed));
}

/** The `Set-Cookie` header of a new pass. `now` in ms since 1970. */
export async function issuePass(
  {secret, password}: Lock,
  {secure, now}: {secure: boolean; now: number},
): Promise<string> {
  const expires = Math.floor(now / 1000) + lifetime;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), message(expires, password));
  const value = `${expires}.${toHex(new Uint8Array(signature))}`;
  const attributes = `Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName(secure)}=${value}; ${attributes}`;
}

/** Whether a `Cookie` header carries a pass that is ours, of this password and not expired. */
export async function holdsPass(
  header: string | null,
  {secret, password}: Lock,
  {secure, now}: {secure: boolean; now: number},
): Promise<boolean> {
  const name = cookieName(secure);
  for (const pair of (header ?? '').split(';')) {
    const [, expires, signature] = /^([0-9]{1,12})\.([0-9a-f]{64})$/.exec(valueOf(pair, name)) ?? [];
    if (!expires || !signature || Number(expires) * 1000 <= now) continue;
    const key = await keyOf(secret);
    if (await crypto.subtle.verify('HMAC', key, fromHex(signature), message(Number(expires), password))) return true;
  }
  return false;
}

function valueOf(pair: string, name: string): string {
  const [key = '', value = ''] = pair.trim().split('=', 2);
  return key === name ? value : '';
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

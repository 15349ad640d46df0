interface CookieDefinition {
  /** Seconds. */
  maxAge: number;
  /** Only the worker reads it, as Remix's `createCookie` writes it (`workerCookie.ts`). The others the browser reads, too. */
  httpOnly: boolean;
}

/** Bytes that browsers keep of a cookie at least: name, value and attributes together (RFC 6265, rule 13.8). */
export const maxCookieBytes = 4_096;

const hour = 3_600;
const day = 86_400;

/** Every cookie of the site, and what it is for. The privacy policy lists them in the visitor's words (`legal/cookieList.ts`). */
export const cookies = {
  /** The language that the visitor has chosen (rule 1.3). */
  selectedLanguage: {maxAge: 7 * day, httpOnly: false},
  /** The cart (rule 13.1). The browser counts the pieces in it. */
  cartItems: {maxAge: 7 * day, httpOnly: false},
  /** What was removed or ordered last, so that it can be put back (rule 13.14). */
  cartRemoved: {maxAge: hour, httpOnly: false},
  /**
   * What goes with the next checkout: discount code (rule 14.11) and note (rule 13.20), until an order; and the carts at Shopify that
   * the visitor took there (rule 14.10). Shopify forgets a cart after ten days.
   */
  cartCheckout: {maxAge: 7 * day, httpOnly: true},
  /** What the next page of the cart has to say (rule 13.26): it is requested at once. */
  cartNotice: {maxAge: 60, httpOnly: true},
  /** The visitor has given the site's password (rule 3.2). Without HTTPS its name is `gate`. */
  '__Host-gate': {maxAge: 30 * day, httpOnly: true},
  /** A visitor of Shopify's analytics, with consent (rule 16.9). */
  _shopify_y: {maxAge: 365 * day, httpOnly: false},
  /** A visit: it ends 30 minutes after its last page. */
  _shopify_s: {maxAge: hour / 2, httpOnly: false},
} satisfies Record<string, CookieDefinition>;

export type CookieName = keyof typeof cookies;

/** The value of a cookie in a `Cookie` header or in `document.cookie`, as it is written there. */
export function readCookie(header: string | null, name: CookieName): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1];
}

/**
 * A cookie as `Set-Cookie` and `document.cookie` take it, for the whole site; of an empty value the one that removes it. `value` may
 * have no characters that a cookie forbids.
 */
export function plainCookie(name: CookieName, value: string, {secure}: {secure: boolean}): string {
  const maxAge = value ? cookies[name].maxAge : 0;
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Writes a cookie in the browser. */
export function writeCookie(name: CookieName, value: string): void {
  document.cookie = plainCookie(name, value, {secure: location.protocol === 'https:'});
}

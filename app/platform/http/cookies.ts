interface CookieDefinition {
  /** Seconds. */
  maxAge: number;
  /** Whether only the worker reads the cookie, in the format of Remix's `createCookie` (`workerCookie.ts`). */
  httpOnly: boolean;
}

/** The size of a cookie that browsers have to support, in bytes: name, value and attributes together (RFC 6265). */
export const maxCookieBytes = 4_096;

const hour = 3_600;
const day = 86_400;

/** Every cookie of the site with its purpose. `legal/cookieList.ts` describes them for visitors, in the privacy policy. */
export const cookies = {
  /** The language that the visitor has chosen. */
  selectedLanguage: {maxAge: 7 * day, httpOnly: false},
  /** The cart. The worker prices its items; the browser counts and compares them. */
  cartItems: {maxAge: 7 * day, httpOnly: false},
  /** The items that were last removed or ordered, so that they can be restored. A script asks only whether there are any. */
  cartRemoved: {maxAge: hour, httpOnly: false},
  /**
   * Discount code and note for the next checkout, and the carts of previous checkouts at Shopify, which deletes a cart after ten days.
   */
  cartCheckout: {maxAge: 7 * day, httpOnly: true},
  /** A notice for the next page of the cart. The browser requests that page at once. */
  cartNotice: {maxAge: 60, httpOnly: true},
  /** The session of the gate. Without HTTPS its name is `gate`. */
  '__Host-gate': {maxAge: 30 * day, httpOnly: true},
  /** A visitor of Shopify's analytics, with consent. */
  _shopify_y: {maxAge: 365 * day, httpOnly: false},
  /** A visit for Shopify's analytics. It ends 30 minutes after its last page. */
  _shopify_s: {maxAge: hour / 2, httpOnly: false},
} satisfies Record<string, CookieDefinition>;

export type CookieName = keyof typeof cookies;

export interface CookieOptions {
  /** Whether the visitor uses HTTPS. */
  secure: boolean;
}

/** The raw value of a cookie in a `Cookie` header or in `document.cookie`. */
export function readCookie(header: string | null, name: CookieName): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1];
}

/**
 * A cookie for `Set-Cookie` and `document.cookie`, for the whole site. An empty value removes the cookie. `value` must not have
 * characters that are invalid in cookies.
 */
export function plainCookie(name: CookieName, value: string, {secure}: CookieOptions): string {
  const maxAge = value ? cookies[name].maxAge : 0;
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Writes a cookie in the browser. */
export function writeCookie(name: CookieName, value: string): void {
  document.cookie = plainCookie(name, value, {secure: location.protocol === 'https:'});
}

/**
 * The value of a cookie in a `Cookie` header or in `document.cookie`, as it is written there. The browser needs this too,
 * where the package `cookie` would add 1.7 kB to every page.
 */
export function readCookie(header: string | null, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1];
}

/** Origin of a store domain from the environment, where it stands with or without its scheme (`http://` for a local store). */
export function storeOrigin(domain: string): string {
  return new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
}

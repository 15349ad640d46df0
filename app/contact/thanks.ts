/** Longest name in the address, in characters. */
const longest = 60;

/** The path of the confirmation, without its language: `/thankyou/{firstName}`. */
export function thanksPath(name: string): string {
  const first = [...(name.trim().split(/\s+/)[0] ?? '')].slice(0, longest).join('');
  // The browser would take dots alone for a step up.
  return /^\.*$/.test(first) ? '/thankyou' : `/thankyou/${encodeURIComponent(first)}`;
}

/** The name in an address, which anybody can write: decoded as far as it goes, shortened. */
export function thanksName(segment: string): string {
  const readable = segment.replace(/[\p{Cc}\p{Cf}\p{Surrogate}\uFFFD]+/gu, ' ').trim();
  return [...readable].slice(0, longest).join('');
}

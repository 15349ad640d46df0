/** Longest name in the path, in characters. */
const maxName = 60;

/** The path of the confirmation, without its language: `/thankyou/{firstName}`. */
export function thanksPath(name: string): string {
  const first = [...(name.trim().split(/\s+/)[0] ?? '')].slice(0, maxName).join('');
  // A browser reads dots alone as the folder above.
  return /^\.*$/.test(first) ? '/thankyou' : `/thankyou/${encodeURIComponent(first)}`;
}

/** The name to show, from a path that anybody can write: cleaned and shortened. */
export function thanksName(segment: string): string {
  const readable = segment.replace(/[\p{Cc}\p{Cf}\p{Surrogate}\uFFFD]+/gu, ' ').trim();
  return [...readable].slice(0, maxName).join('');
}

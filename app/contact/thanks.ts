/** Maximum length of the name in the path, in characters. */
const maxNameLength = 60;

/** The path of the confirmation, without its language: `/thankyou/{firstName}`. */
export function thanksPath(name: string): string {
  const firstName = [...(name.trim().split(/\s+/)[0] ?? '')].slice(0, maxNameLength).join('');
  // In a URL, a segment of dots would mean this folder or the folder above.
  return /^\.*$/.test(firstName) ? '/thankyou' : `/thankyou/${encodeURIComponent(firstName)}`;
}

/** The name in the confirmation. It is cleaned and shortened, because anybody can write the path that it comes from. */
export function thanksName(segment: string): string {
  const readable = segment.replace(/[\p{Cc}\p{Cf}\p{Surrogate}\uFFFD]+/gu, ' ').trim();
  return [...readable].slice(0, maxNameLength).join('');
}

import {readCookie} from '~/platform/http/cookies';
import {setCookie} from './cookie';
import {maxNote} from './note';

/** Seconds. As long as the cart. */
const maxAge = 7 * 86_400;

const noteCookie = 'cartNote';

/** The note to the studio that the visitor has saved (rule 13.20). */
export function parseNote(header: string | null): string {
  try {
    const bytes = Uint8Array.from(atob(readCookie(header, noteCookie) ?? ''), (letter) => letter.charCodeAt(0));
    const note = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return note.length <= maxNote ? note : '';
  } catch {
    return '';
  }
}

/**
 * The `Set-Cookie` header that keeps a note; of an empty one the header that removes it. In Base64: every note of 500
 * characters fits, in any script, while escaped for a cookie it would have up to 4,500 bytes.
 */
export function serialiseNote(note: string, options: {secure: boolean}): string {
  const value = btoa(Array.from(new TextEncoder().encode(note), (byte) => String.fromCharCode(byte)).join(''));
  return `${setCookie(noteCookie, value, value ? maxAge : 0, options)}; HttpOnly`;
}

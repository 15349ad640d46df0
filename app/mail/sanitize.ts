/** Maximum length of a field in UTF-16 code units, like the browser's `maxlength`. */
export const maxLength = {line: 200, mail: 254, text: 5000} as const;

/**
 * Removes invisible and bidirectional format characters, which can make a mail look like another one. The zero-width joiner and
 * non-joiner stay, because letters and emoji need them.
 */
const removeInvisible = (text: string) => text.replace(/(?![\u200C\u200D])\p{Cf}/gu, '');

/** Sanitizes a field of one line. A lone surrogate can't be sent as UTF-8, and control characters don't belong in a mail. */
export const toSingleLine = (text: string) =>
  removeInvisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\s]+/gu, ' ')
    .trim();

/**
 * Breaks every encoded word (`=?utf-8?B?…?=`, RFC 2047) in a mail's subject. A mail program would decode the word, and show a text that
 * nobody has checked.
 */
export const withoutEncodedWords = (text: string) => text.replace(/=\?/g, '= ?');

/** Sanitizes a text of several lines. */
export const toMultiline = (text: string) =>
  removeInvisible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n|\t)[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();

/**
 * Changes a text so that no mail program finds a link, an address or markup in it. It stays readable: `example.com/x` becomes
 * `example. com/x`, and the dots of a date don't change. Fullwidth and small forms of the characters count as well.
 */
export const withoutLinks = (text: string) =>
  text
    .replace(/[.．。｡․‧﹒](?=[^\s\p{P}\d])|(?<!\d)[.．。｡․‧﹒](?=\d)/gu, '. ')
    .replace(/[:：﹕︓](?=[^\s\d])|(?<!\d)[:：﹕︓](?=\d)/g, ': ')
    .replace(/\s*[@＠﹫]\s*/g, ' (at) ')
    .replace(/[\\＼﹨]|[/／]{2,}/g, ' ')
    .replace(/[<＜﹤]/g, '‹')
    .replace(/[>＞﹥]/g, '›');

/** Truncates a text to `max` code units, without a lone surrogate at its end. */
export const shorten = (text: string, max: number) =>
  text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/**
 * One key for all spellings of a mailbox, for limits. Most providers ignore letter case, dots and a tag after `+` (`a+1@`), and every
 * domain also has a spelling in ASCII. The key is no address for mails.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return `${local.replace(/\+.*|\./g, '')}@${host}`;
}

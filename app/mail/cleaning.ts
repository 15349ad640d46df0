/** How long a field may be, in UTF-16 code units: the browser's `maxlength` counts the same. */
export const maxLength = {line: 200, mail: 254, text: 5000} as const;

/**
 * Leaves out what nobody sees and what reverses the direction of a line: both can make a mail look like another one.
 * The zero-width joiner and non-joiner stay, because letters and emoji need them.
 */
const visible = (text: string) => text.replace(/(?![\u200C\u200D])\p{Cf}/gu, '');

/** Cleans a field of one line. Half of a surrogate pair can't be sent as UTF-8, and control characters don't belong in a mail. */
export const oneLine = (text: string) =>
  visible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\s]+/gu, ' ')
    .trim();

/**
 * Opens every encoded word (`=?utf-8?B?…?=`, RFC 2047) of a mail's subject. A mail program would decode it, and show
 * another subject than the one that was checked.
 */
export const withoutEncodedWords = (text: string) => text.replace(/=\?/g, '= ?');

/** Cleans a text of many lines. */
export const manyLines = (text: string) =>
  visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n|\t)[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();

/**
 * A text in which no mail program finds a link, an address or markup. It stays readable: `example.com/x` becomes
 * `example. com/x`, and the dots of a date stay as they are. Wide and small forms of the signs count as well.
 */
export const withoutLinks = (text: string) =>
  text
    .replace(/[.．。｡․‧﹒](?=[^\s\p{P}\d])|(?<!\d)[.．。｡․‧﹒](?=\d)/gu, '. ')
    .replace(/[:：﹕︓](?=[^\s\d])|(?<!\d)[:：﹕︓](?=\d)/g, ': ')
    .replace(/\s*[@＠﹫]\s*/g, ' (at) ')
    .replace(/[\\＼﹨]|[/／]{2,}/g, ' ')
    .replace(/[<＜﹤]/g, '‹')
    .replace(/[>＞﹥]/g, '›');

/** The beginning of a text, `max` code units long at most and without half of a surrogate pair at its end. */
export const shorten = (text: string, max: number) =>
  text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/**
 * One key for all spellings of a mailbox that a limit counts: letter case, dots and a tag behind `+` (`a+1@`) lead to the same
 * one at most providers, and a domain has a spelling in ASCII. Mails are never sent to it.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return `${local.replace(/\+.*|\./g, '')}@${host}`;
}

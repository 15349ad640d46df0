/** The longest text of an order that a message quotes, in characters. */
const maxLength = 120;

/**
 * A text of an order as it may be printed at a terminal: on one line, without control characters, which could clear the screen or forge
 * other lines, and without invisible ones.
 */
export function toPrintable(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : line;
}

export const quote = (text: string) => `'${toPrintable(text)}'`;

/** A number with its noun: `1 open order`. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Why the workshop can't build a line of an order as it is. */
export class LineProblem extends Error {
  override name = 'LineProblem';
}

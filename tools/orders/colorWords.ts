import {normalizeText} from './lineKeys';
import type {OrderedPiece} from './sheetLink';
import type {ColorWord} from './storeWords';

/**
 * The name of a colour, and the parts that alone name it, too: `Nussbaum` of `Nussbaum, geölt`; `RAL 7016`, `RAL7016` and
 * `Anthrazitgrau` of `RAL 7016 Anthrazitgrau`.
 */
function listWordings(name: string): string[] {
  const [, number = '', ral = ''] = /^RAL (\d{4})\s*(.*)$/.exec(name) ?? [];
  const parts = number ? [`RAL ${number}`, `RAL${number}`, ral] : [name.split(/[,(]/, 1)[0]?.trim() ?? ''];
  return [name, ...parts].filter(Boolean).map((wording) => wording.normalize('NFKC'));
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a text has these words, as they are written, and not as parts of others. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!letter.test(before) && !letter.test(after)) return true;
  }
  return false;
}

/**
 * Finds the name of a colour in a text that the store has for other colours than those of the pieces. What the pieces' own product says
 * counts more than another product. Returns `undefined` without such a name, and for a colour that the store doesn't have any more.
 */
export function findOtherColor(
  text: string,
  pieces: readonly OrderedPiece[],
  colors: readonly ColorWord[],
): string | undefined {
  const isOwn = ({value}: ColorWord) => pieces.some(({configuration}) => configuration.color.value === value);
  const ofProducts = colors.filter(({handle}) => pieces.some((piece) => piece.handle === handle));
  const known = ofProducts.length > 0 ? ofProducts : colors;
  const values = new Set(known.map(({value}) => value));
  if (!pieces.every(({configuration}) => values.has(configuration.color.value))) return undefined;
  const normalized = normalizeText(text);
  for (const words of [known, colors]) {
    const own = words.filter(isOwn).map(({name}) => name.normalize('NFKC'));
    if (own.some((name) => normalizeText(name) === normalized)) return undefined;
    const other = words
      .filter((word) => !isOwn(word))
      .flatMap(({name}) => listWordings(name))
      .filter((wording) => !own.some((name) => hasWords(name, wording)))
      .find((wording) => normalizeText(wording) === normalized || hasWords(text, wording));
    if (other !== undefined) return other;
  }
  return undefined;
}

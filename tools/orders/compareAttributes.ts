import type {Attribute} from '~/cart/rules/lineAttributes';
import {findContradiction} from './contradictions';
import {isSiteKey} from './lineKeys';
import {LineProblem, quote, toPrintable} from './problem';
import type {CountedPiece} from './sheetLink';
import type {ColorWord} from './storeWords';

/**
 * Compares the attributes of a line with those that the site writes for its pieces. Attributes that another app has added are noted,
 * unless they say something else of the pieces.
 * @throws LineProblem
 */
export function compareAttributes(
  attributes: readonly Attribute[],
  expected: readonly Attribute[],
  {pieces, colors, notes}: {pieces: readonly CountedPiece[]; colors: readonly ColorWord[]; notes: string[]},
): void {
  const others = [...attributes];
  const take = (isSame: (attribute: Attribute) => boolean) => {
    const index = others.findIndex(isSame);
    return index < 0 ? undefined : others.splice(index, 1)[0];
  };
  const missing = expected.filter(({key, value}) => !take((other) => other.key === key && other.value === value));
  for (const {key, value} of missing) {
    const other = take((attribute) => attribute.key === key);
    if (!other) throw new LineProblem(`It lacks ${quote(key)}.`);
    if (toPrintable(other.value) !== toPrintable(value))
      throw new LineProblem(`${quote(key)} is ${quote(other.value)}, and the site writes ${quote(value)}.`);
    // It reads the same. The blanks of a price, for example, depend on the version of the runtime.
    notes.push(`${quote(key)} has other blanks or signs than the site writes: ${quote(value)}.`);
  }
  for (const attribute of others) {
    const text = quote(`${attribute.key}: ${attribute.value}`);
    if (isSiteKey(attribute.key))
      throw new LineProblem(`${text} is too much: the site doesn't write it for this piece.`);
    const contradiction = findContradiction(attribute, pieces, colors);
    if (contradiction !== undefined)
      throw new LineProblem(`${text} names ${quote(contradiction)}, and its drawing sheet doesn't.`);
    notes.push(`It also says ${text}, which the site doesn't write.`);
  }
}

import {parseCart} from './cookie';
import {matchKey} from './entries';
import {entryName} from './entryName';
import {lineField, lineQuantityField, readWritten} from './written';

/** What was typed into a form that the store gave no answer for, to be shown and sent again (rule 13.27). */
export interface Unsent {
  /** Quantities that were written; `field` is the line's, as the cart's form has it. */
  lines: {field: string; name?: string; quantity: number}[];
  /** How many were to be added. */
  quantity?: string;
  note?: string;
  code?: string;
  /** Names and values of the fields that nobody types into, such as the button that was pressed. */
  others: [string, string][];
}

const typedFields = ['note', 'code', lineField, lineQuantityField];

/** `cookies` is the visitor's `Cookie` header: it names the lines while the store doesn't. */
export function unsentOf(form: FormData, cookies: string | null): Unsent {
  const entries = parseCart(cookies);
  const {quantities, note} = readWritten(form);
  const lines = quantities.map(({key, quantity}) => {
    const entry = entries.find((candidate) => matchKey(candidate) === key);
    const name = entry && entryName(entry.seen, entry.configuratorData);
    return {field: `${entry?.quantity ?? 0} ${key}`, name, quantity};
  });
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  const typed = (name: string) => texts.find(([field]) => field === name)?.[1];
  const shown = typed('intent') === 'add' ? [...typedFields, 'quantity'] : typedFields;
  return {
    lines,
    quantity: shown.includes('quantity') ? (typed('quantity') ?? '1') : undefined,
    note,
    code: typed('code') || undefined,
    others: texts.filter(([name]) => !shown.includes(name)),
  };
}

import {manyLines, oneLine} from '~/mail/cleaning';
import {readQuantity} from './quantity';

/** Fields of a line in the cart's form: `{quantity shown} {key}`, and the quantity that stands in its field. */
export const lineField = 'line';
export const lineQuantityField = 'lineQuantity';

/**
 * What was written into the fields of the cart's form. Only what differs from what the page has shown counts: another tab may
 * have changed the rest since (rule 13.25).
 */
export interface Written {
  quantities: {key: string; quantity: number}[];
  note?: string;
  code?: string;
}

/** What is shown again of it, in the fields that it was typed into. */
export type Typed = Partial<Written>;

export function readWritten(form: FormData): Written {
  return {quantities: quantitiesOf(form), note: changed(form, 'note', manyLines), code: codeOf(form)};
}

function quantitiesOf(form: FormData): Written['quantities'] {
  const lines = form.getAll(lineField);
  const quantities = form.getAll(lineQuantityField);
  if (lines.length !== quantities.length) return [];
  return lines.flatMap((line, index) => {
    const typed = quantities[index];
    const [, shown, key] = (typeof line === 'string' && /^(\d+) (.+)$/s.exec(line)) || [];
    if (typeof typed !== 'string' || !key) return [];
    const quantity = readQuantity(typed);
    return quantity === Number(shown) ? [] : [{key, quantity}];
  });
}

/** Where nothing was written, no code is asked for. */
const codeOf = (form: FormData) => changed(form, 'code', oneLine) || undefined;

/** A text of the form, without what nobody sees, unless it still is what the page has shown, as the field `{name}Shown` says. */
function changed(form: FormData, name: string, clean: (text: string) => string): string | undefined {
  const text = form.get(name);
  const shown = form.get(`${name}Shown`);
  if (typeof text !== 'string') return undefined;
  const written = clean(text);
  return typeof shown === 'string' && clean(shown) === written ? undefined : written;
}

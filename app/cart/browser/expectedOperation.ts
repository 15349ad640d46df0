import {configurationKey, type Configuration} from '~/configurator/rules/configuration';
import type {AddOperation, CartOperation} from '../rules/entries';
import type {CartLine} from '../rules/lines';
import type {Merchandise} from '../rules/merchandise';
import {readQuantity} from '../rules/quantity';

/** What a form adds to the cart, as the page shows it. */
export interface Addition {
  merchandise: Merchandise;
  /** Of a piece that is made to measure. */
  configuration?: Configuration;
}

/** The text of a field of a form that this page has made. */
export const fieldOf = (form: FormData | undefined, name: string): string => {
  const value = form?.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * What a form of this page will make of the cart's lines, as far as the browser can tell before the worker's answer; `undefined`
 * where it can't.
 */
export function expectedOperation(
  form: FormData,
  addition?: Addition,
  lines?: readonly CartLine[],
): CartOperation | undefined {
  const key = fieldOf(form, 'key');
  const quantity = readQuantity(fieldOf(form, 'quantity'));
  switch (fieldOf(form, 'intent')) {
    case 'add':
      return form.has('product')
        ? addition && expectedPiece(form, addition, lines)
        : {type: 'add', entry: {variant: {id: fieldOf(form, 'variant')}, quantity}};
    case 'update':
      return {type: 'update', key, quantity};
    case 'remove':
      return {type: 'remove', key};
    default:
      return undefined;
  }
}

/**
 * A made-to-measure piece: only the worker knows its variant. Where a line already holds the same piece of the same product,
 * its variant is known.
 */
function expectedPiece(
  form: FormData,
  {merchandise: {handle}, configuration}: Addition,
  lines: readonly CartLine[] = [],
): AddOperation | undefined {
  if (!configuration) return undefined;
  const same = lines.find(
    (line) =>
      line.merchandise?.handle === handle &&
      line.configuration &&
      configurationKey('', line.configuration) === configurationKey('', configuration),
  );
  const quantity = readQuantity(fieldOf(form, 'quantity'));
  const entry = {variant: {id: same?.variantId ?? ''}, quantity, configuratorData: configuration};
  return {type: 'add', entry, replaces: fieldOf(form, 'replaces') || undefined};
}

import {isVariantId} from './cookie';
import type {CartOperation} from './entries';
import {readQuantity} from './quantity';

/** What a form of the cart asks for. */
export type CartIntent = CartOperation | {type: 'checkout'};

/**
 * Reads a posted form: `intent`, and `variant`, `key` and `quantity` as the intent needs them.
 * `undefined` for a form that none of the site's pages sends.
 */
export function readIntent(form: FormData): CartIntent | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const key = text('key');
  const quantity = readQuantity(text('quantity'));
  switch (text('intent')) {
    case 'add': {
      const id = text('variant');
      return isVariantId(id) ? {type: 'add', entry: {variant: {id}, quantity}} : undefined;
    }
    case 'update':
      return key ? {type: 'update', key, quantity} : undefined;
    case 'remove':
      return key ? {type: 'remove', key} : undefined;
    case 'checkout':
      return {type: 'checkout'};
    default:
      return undefined;
  }
}

import type {CartOperation} from './entries';
import {isVariantId} from './entryCode';
import {readQuantity} from './quantity';

/** A piece that is made to measure, as asked for. The worker says whether and by which variant it is sold. */
export interface ConfigureIntent {
  type: 'configure';
  handle: string;
  /** The configuration as the query of the product's page. */
  query: string;
  quantity: number;
  /** Key of the line that it takes the place of. */
  replaces?: string;
}

/** What a form of the cart asks for. */
export type CartIntent = CartOperation | ConfigureIntent | CheckoutIntent | {type: 'putBack'};

interface CheckoutIntent {
  type: 'checkout';
  /** Cents that the visitor has agreed to pay: the total beside the button. */
  total?: number;
}

const choices = ['color', 'length', 'width', 'height', 'environment'];

/**
 * Reads a posted form: `intent`, and `variant`, `key`, `quantity` and `total` as the intent needs them. A form with a
 * `product` adds a piece that is made to measure; of its other fields only the choices count.
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
      if (form.has('product')) return configure(form, text, quantity);
      const id = text('variant');
      return isVariantId(id) ? {type: 'add', entry: {variant: {id}, quantity}} : undefined;
    }
    case 'update':
      return key ? {type: 'update', key, quantity} : undefined;
    case 'remove':
      return key ? {type: 'remove', key} : undefined;
    case 'putBack':
      return {type: 'putBack'};
    case 'checkout':
      return {type: 'checkout', ...(/^\d{1,15}$/.test(text('total')) && {total: Number(text('total'))})};
    default:
      return undefined;
  }
}

function configure(form: FormData, text: (name: string) => string, quantity: number): ConfigureIntent {
  const query = new URLSearchParams(choices.filter((name) => form.has(name)).map((name) => [name, text(name)]));
  const replaces = text('replaces') || undefined;
  return {type: 'configure', handle: text('product'), query: query.toString(), quantity, replaces};
}

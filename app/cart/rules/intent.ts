import type {CartChange} from './changeItems';

/** The action of a cart form or of one of its buttons. */
export type CartIntent =
  | CartChange
  /** Adds a made-to-measure piece. `query` is the configuration as in the URL of the product's page. The worker finds the variant. */
  | {type: 'configure'; handle: string; query: string; quantity: number; replacedLineKey?: string}
  | {type: 'undo'}
  /** Saves the edited fields of the form. */
  | {type: 'save'}
  | {type: 'discount'; code: string}
  | {type: 'removeDiscount'}
  | {type: 'openLink'; lines: string; replace: boolean}
  /** `total`: the amount in cents that the visitor has seen beside the button. */
  | {type: 'checkout'; total?: number; consent?: string};

/** The form fields of an intent. */
export type IntentFields = Record<string, string>;

/** Name of the cart's buttons. All fields and buttons are one form, so a button's value is its intent as a query. */
export const buttonName = 'button';

export const buttonValue = (fields: IntentFields) => new URLSearchParams(fields).toString();

/** Name of the field for a line's quantity; `key` is the line's key. */
export const quantityName = (key: string) => `quantity ${key}`;

/** Name of the hidden field with the initial values of the cart's form, `InitialValues` as JSON. Only fields that differ from them were edited. */
export const initialValuesName = 'shown';

/** The quantities by the names of their fields, the note, and a refused discount code. */
export type InitialValues = Record<string, string>;

/** Longest note to the studio, in UTF-16 code units: the browser's `maxlength` counts the same. */
export const maxNote = 500;

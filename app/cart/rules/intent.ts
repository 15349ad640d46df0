import type {CartChange} from './changeItems';

/** What a form of the cart, or one of its buttons, asks for. */
export type CartIntent =
  | CartChange
  /** A made-to-measure piece by its choices, `query`, as in the address of its product's page. The worker finds its variant. */
  | {type: 'configure'; handle: string; query: string; quantity: number; replaces?: string}
  | {type: 'undo'}
  /** Only the fields of the form count. */
  | {type: 'save'}
  | {type: 'discount'; code: string}
  | {type: 'removeDiscount'}
  | {type: 'openLink'; lines: string; replace: boolean}
  /** `total`: cents beside the button, which the visitor has agreed to pay. */
  | {type: 'checkout'; total?: number; consent?: string};

/** The fields of an intent, as forms send them. */
export type IntentFields = Record<string, string>;

/** Name of the cart's buttons. The value of one is its intent as a query: all fields and buttons are one form (rule 13.25). */
export const buttonName = 'button';

export const buttonValue = (fields: IntentFields) => new URLSearchParams(fields).toString();

/** Name of the field for a line's quantity in the cart's form; `key` is the line's. */
export const quantityName = (key: string) => `quantity ${key}`;

/** Name of the field that says what the cart's form showed, as `ShownFields` in JSON: only what differs was edited. */
export const shownName = 'shown';

/** Quantities by the names of their fields, the note, and a code that was refused. */
export type ShownFields = Record<string, string>;

/** Longest note to the studio, in UTF-16 code units: the browser's `maxlength` counts the same. */
export const maxNote = 500;

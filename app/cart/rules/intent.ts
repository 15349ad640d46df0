import type {CartOperation} from './entries';

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

export interface CheckoutIntent {
  type: 'checkout';
  /** Cents that the visitor has agreed to pay: the total beside the button. */
  total?: number;
}

/** What a form asks for beside the lines of the cart. No page shows the outcome before the worker's answer. */
export type StoreIntent =
  | {type: 'discount'; code: string}
  | {type: 'removeDiscount'}
  /** Nothing but to keep what was written, and then to go to a path of the site. */
  | {type: 'save'; to?: string}
  | {type: 'openLink'; lines: string; replace: boolean};

/** What a form of the cart asks for. */
export type CartIntent = CartOperation | ConfigureIntent | CheckoutIntent | {type: 'putBack'} | StoreIntent;

import type {CartView} from './lines';

/** The way on from a notice. */
export interface NoticeLink {
  label: string;
  /** Without its language. */
  path: string;
}

/** What `/api/cart` answers, as JSON. */
export interface CartReply {
  /** The cart as it is now; missing when the store could not be asked. */
  cart?: CartView;
  /** Nothing has changed, and `message` says why. */
  refused?: boolean;
  /** For the visitor, in the language of the URL. */
  message?: string;
  link?: NoticeLink;
  /** URL of the checkout. */
  checkoutUrl?: string;
}

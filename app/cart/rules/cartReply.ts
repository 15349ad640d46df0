import type {CartView} from './lines';

/** What `/api/cart` answers, as JSON. */
export interface CartReply {
  /** The cart as it is now; missing when the store could not be asked. */
  cart?: CartView;
  /** Nothing has changed, and `message` says why. */
  refused?: boolean;
  /** For the visitor, in the language of the URL. */
  message?: string;
  /** Path, without its language, of the contact form that asks for what can't be ordered online. */
  enquiryPath?: string;
  /** URL of the checkout. */
  checkoutUrl?: string;
}

import type {CartView} from './cartView';
import type {Notice} from './notice';

/** What `/api/cart` answers, as JSON. */
export interface CartReply {
  /** The cart as it is now; missing when the store could not be asked. */
  cart?: CartView;
  /** The form wasn't carried out, and the notice says why. */
  refused?: boolean;
  notice?: Notice;
  /** URL of the checkout. */
  checkoutUrl?: string;
}

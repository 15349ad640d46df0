import type {Notice, NoticeKey} from '../rules/notice';
import type {VisitorsCart} from './visitorsCart.server';

/** The result of an intent. */
export interface Outcome {
  cart: VisitorsCart;
  /** 200, or the status of a refusal. The intent of a refusal has changed nothing. */
  status: number;
  notice?: NoticeKey;
  /** Replaces the notice's text. */
  message?: string;
  link?: Notice['link'];
  checkoutUrl?: string;
  /** See `CartView`. */
  refusedCode?: string;
  /** The path, without its language, of the product's page that shows the corrections of a piece. */
  correctionPath?: string;
}

export const accept = (cart: VisitorsCart, notice?: NoticeKey): Outcome => ({cart, status: 200, notice});

export const reject = (cart: VisitorsCart, notice: NoticeKey, status = 422): Outcome => ({cart, status, notice});

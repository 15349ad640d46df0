import type {Notice, NoticeKey} from '../rules/notice';
import type {VisitorsCart} from './visitorsCart.server';

/** What an intent makes of the visitor's cart. */
export interface Outcome {
  cart: VisitorsCart;
  /** 200, or that of a refusal: then the intent has changed nothing. */
  status: number;
  notice?: NoticeKey;
  /** In place of the notice's text. */
  message?: string;
  link?: Notice['link'];
  checkoutUrl?: string;
  /** See `CartView`. */
  refusedCode?: string;
  /** Path, without its language, of the page that says what is wrong with a piece, and what is made instead. */
  correctionPath?: string;
}

export const accept = (cart: VisitorsCart, notice?: NoticeKey): Outcome => ({cart, status: 200, notice});

export const reject = (cart: VisitorsCart, notice: NoticeKey, status = 422): Outcome => ({cart, status, notice});

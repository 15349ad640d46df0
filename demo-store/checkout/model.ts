import type {Attribute} from '../cart/model';
import type {Language} from '../model';
import type {Buyer} from './form';

/** All amounts are integer cents, VAT included. */
export interface OrderLine {
  variantId: string;
  sku: string;
  title: string;
  variantTitle: string;
  /** How many pieces were ordered, whatever happened to them since. */
  quantity: number;
  fulfilled: number;
  refunded: number;
  attributes: Attribute[];
  price: number;
  discount: number;
  total: number;
  /** The position of the line that it nests in, from 1 on. */
  parentPosition: number | null;
}

export interface Totals {
  /** After the discount. */
  subtotal: number;
  /** The discount on the lines. */
  discount: number;
  shipping: number;
  /** The VAT that `total` contains. */
  tax: number;
  total: number;
  /** The gift cards that pay a part of `total`, or all of it. */
  giftCards: {lastCharacters: string; amount: number}[];
}

export interface Order extends Totals {
  number: number;
  token: string;
  /** The token of the ordered cart, which no longer exists. */
  cartToken: string;
  createdAt: string;
  cancelledAt: string | null;
  /** Whether it was paid in a payment provider's test mode. */
  test: boolean;
  language: Language;
  currencyCode: string;
  buyer: Buyer;
  lines: OrderLine[];
  attributes: Attribute[];
  note: string;
  discountCode: string | null;
}

import type {Attribute} from '../cart/model';
import type {Language} from '../model';
import type {Buyer} from './form';

/** All amounts are integer cents of EUR, VAT included. */
interface OrderLine {
  variantId: string;
  sku: string;
  title: string;
  variantTitle: string;
  quantity: number;
  attributes: Attribute[];
  price: number;
  discount: number;
  total: number;
}

export interface Totals {
  /** After the discount. */
  subtotal: number;
  /** What a code takes off the lines. */
  discount: number;
  shipping: number;
  /** The VAT that `total` contains. */
  tax: number;
  total: number;
}

export interface Order extends Totals {
  number: number;
  token: string;
  /** Of the cart that was ordered, which is gone. */
  cartToken: string;
  createdAt: string;
  language: Language;
  buyer: Buyer;
  lines: OrderLine[];
  attributes: Attribute[];
  note: string;
  discountCode: string | null;
}

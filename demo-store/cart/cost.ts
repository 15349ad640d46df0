import {appliedDiscount} from './discounts';
import type {Cart, CartLine} from './model';

/** All amounts are integer cents of EUR, VAT included. */
interface LineCost {
  amountPerQuantity: number;
  compareAtAmountPerQuantity: number | null;
  subtotal: number;
  discount: number;
  total: number;
}

interface CartCost {
  subtotal: number;
  total: number;
  /** The VAT that `total` contains. */
  tax: number;
}

/** The cost of one line in cents; a discount is rounded line by line. */
export function lineCost(line: Pick<CartLine, 'variant' | 'quantity'>, percent = 0): LineCost {
  const {price, compareAtPrice} = line.variant.record;
  const subtotal = price * line.quantity;
  const discount = Math.round((subtotal * percent) / 100);
  return {
    amountPerQuantity: price,
    compareAtAmountPerQuantity: compareAtPrice ?? null,
    subtotal,
    discount,
    total: subtotal - discount,
  };
}

/** The VAT in cents that a price including VAT contains. */
export function containedVat(amount: number, vatPercent: number): number {
  return Math.round((amount * vatPercent) / (100 + vatPercent));
}

/** The cost of a cart in cents, shipping not included: that is known at checkout only. */
export function cartCost(cart: Pick<Cart, 'lines' | 'discountCodes'>, vatPercent: number): CartCost {
  const percent = appliedDiscount(cart)?.percent ?? 0;
  const subtotal = cart.lines.reduce((sum, line) => sum + lineCost(line, percent).total, 0);
  return {subtotal, total: subtotal, tax: containedVat(subtotal, vatPercent)};
}

/** Shipping in cents: flat, and free from a subtotal on. */
export function shippingCost(subtotal: number, shipping: {flat: number; freeFrom: number}): number {
  return subtotal >= shipping.freeFrom || subtotal === 0 ? 0 : shipping.flat;
}

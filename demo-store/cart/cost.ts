import type {AppliedDiscount} from './discounts';
import type {CartLine} from './model';

/** All amounts are integer cents of EUR, VAT included. */
interface LineCost {
  amountPerQuantity: number;
  compareAtAmountPerQuantity: number | null;
  subtotal: number;
  /** What a code for products takes off this line, and what one for the whole order takes off it. */
  lineDiscount: number;
  orderDiscount: number;
  /** After what is taken off the line, but not off the whole order, as at Shopify. */
  total: number;
}

export interface PricedLine {
  line: CartLine;
  cost: LineCost;
}

export interface PricedCart {
  lines: PricedLine[];
  applied: AppliedDiscount | undefined;
  /** What the code takes off all lines. */
  discount: number;
  /** After what is taken off lines, before what is taken off the whole order, as at Shopify. */
  subtotal: number;
  /** After the discount; shipping not included: that is known at checkout only. */
  total: number;
  /** The VAT that `total` contains. */
  tax: number;
}

/** What a cart costs, in cents. */
export function priceCart(
  lines: readonly CartLine[],
  applied: AppliedDiscount | undefined,
  vatPercent: number,
): PricedCart {
  const isOnOrder = applied?.record.kind === 'order';
  const priced = lines.map((line, index) => {
    const amount = applied?.amounts[index] ?? 0;
    return {line, cost: lineCost(line, isOnOrder ? 0 : amount, isOnOrder ? amount : 0)};
  });
  const sumOf = (amount: (cost: LineCost) => number) => priced.reduce((sum, {cost}) => sum + amount(cost), 0);
  const subtotal = sumOf((cost) => cost.total);
  const onOrder = sumOf((cost) => cost.orderDiscount);
  const total = subtotal - onOrder;
  return {
    lines: priced,
    applied,
    discount: onOrder + sumOf((cost) => cost.lineDiscount),
    subtotal,
    total,
    tax: containedVat(total, vatPercent),
  };
}

function lineCost({variant, quantity}: CartLine, lineDiscount: number, orderDiscount: number): LineCost {
  const {price, compareAtPrice} = variant.record;
  const subtotal = price * quantity;
  return {
    amountPerQuantity: price,
    compareAtAmountPerQuantity: compareAtPrice ?? null,
    subtotal,
    lineDiscount,
    orderDiscount,
    total: subtotal - lineDiscount,
  };
}

/** The VAT in cents that a price including VAT contains. */
export function containedVat(amount: number, vatPercent: number): number {
  return Math.round((amount * vatPercent) / (100 + vatPercent));
}

/** Shipping in cents: flat, and free from a subtotal on. */
export function shippingCost(subtotal: number, shipping: {flat: number; freeFrom: number}): number {
  return subtotal >= shipping.freeFrom || subtotal === 0 ? 0 : shipping.flat;
}

import type {AppliedDiscount} from './discounts';
import type {CartLine} from './model';

/** All amounts are integer cents, VAT included. */
interface LineCost {
  amountPerQuantity: number;
  compareAtAmountPerQuantity: number | null;
  subtotal: number;
  /** `lineDiscount` comes from a code for products; `orderDiscount` is this line's share of a code for the whole order. */
  lineDiscount: number;
  orderDiscount: number;
  /** After the line's discount, before the order's, as at Shopify. */
  total: number;
}

export interface PricedLine {
  line: CartLine;
  cost: LineCost;
}

export interface PricedCart {
  lines: PricedLine[];
  appliedDiscount: AppliedDiscount | undefined;
  /** The discount on all lines. */
  discount: number;
  /** After discounts on lines, before a discount on the whole order, as at Shopify. */
  subtotal: number;
  /** After all discounts. Shipping is not included, because it is calculated at checkout. */
  total: number;
  /** The VAT that `total` contains. */
  tax: number;
}

export function priceCart(
  lines: readonly CartLine[],
  appliedDiscount: AppliedDiscount | undefined,
  vatPercent: number,
): PricedCart {
  const isForOrder = appliedDiscount?.record.kind === 'order';
  const pricedLines = lines.map((line, index) => {
    const amount = appliedDiscount?.amounts[index] ?? 0;
    const discounts = isForOrder ? {lineDiscount: 0, orderDiscount: amount} : {lineDiscount: amount, orderDiscount: 0};
    return {line, cost: lineCost(line, discounts)};
  });
  const sumOf = (amount: (cost: LineCost) => number) => pricedLines.reduce((sum, {cost}) => sum + amount(cost), 0);
  const subtotal = sumOf((cost) => cost.total);
  const orderDiscount = sumOf((cost) => cost.orderDiscount);
  const total = subtotal - orderDiscount;
  return {
    lines: pricedLines,
    appliedDiscount,
    discount: orderDiscount + sumOf((cost) => cost.lineDiscount),
    subtotal,
    total,
    tax: containedVat(total, vatPercent),
  };
}

function lineCost(
  {variant, quantity}: CartLine,
  {lineDiscount, orderDiscount}: Pick<LineCost, 'lineDiscount' | 'orderDiscount'>,
): LineCost {
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

/** Flat shipping in cents, free from a subtotal on. */
export function shippingCost(subtotal: number, shipping: {flat: number; freeFrom: number}): number {
  return subtotal >= shipping.freeFrom || subtotal === 0 ? 0 : shipping.flat;
}

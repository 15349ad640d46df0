import type {Cart, CartLine, CartWarning} from './model';

interface Discount {
  /** Taken off every line. */
  percent: number;
  /** Cents that the lines have to cost at least. */
  minimum?: number;
  /** Its time is over. */
  ended?: boolean;
}

/** The store's discount codes. */
const DISCOUNTS: Record<string, Discount> = {
  WERKSTATT10: {percent: 10},
  EINRICHTUNG15: {percent: 15, minimum: 200_000},
  MESSE24: {percent: 20, ended: true},
};

type Discounted = Pick<Cart, 'discountCodes'> & {lines: readonly Pick<CartLine, 'variant' | 'quantity'>[]};

/** Case doesn't matter. */
const discountOf = (code: string): Discount | undefined => DISCOUNTS[code.trim().toUpperCase()];

const amountOf = (lines: Discounted['lines']) =>
  lines.reduce((sum, {variant, quantity}) => sum + variant.record.price * quantity, 0);

/** Why a code takes nothing off these lines; `undefined` for one that does. */
export function discountProblem(code: string, lines: Discounted['lines']): CartWarning['code'] | undefined {
  const discount = discountOf(code);
  if (!discount) return 'DISCOUNT_NOT_FOUND';
  if (discount.ended) return 'DISCOUNT_CURRENTLY_INACTIVE';
  return amountOf(lines) < (discount.minimum ?? 0) ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE' : undefined;
}

/** The code that applies to the cart: the first that may. */
export function appliedDiscount({discountCodes, lines}: Discounted): {code: string; percent: number} | undefined {
  const code = discountCodes.find((candidate) => !discountProblem(candidate, lines));
  const discount = code === undefined ? undefined : discountOf(code);
  return code === undefined || !discount ? undefined : {code, percent: discount.percent};
}

import {decimal, times, plus, roundToCents, type Decimal} from './decimal';

/** The metafield `preisformel`, in euro and euro a centimetre. */
export interface PriceFormula {
  base: number;
  perCmLength: number;
  perCmWidth: number;
}

/** Taken when a product has no usable formula (rule 11.6). */
export const fallbackFormula: PriceFormula = {base: 100, perCmLength: 2.5, perCmWidth: 1.8};

const isPart = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/**
 * Reads the metafield's JSON. Zero is a price like any other. `null` when a part is missing, negative or not a number:
 * half a formula would be a price that the merchant has not set.
 */
export function parseFormula(json: unknown): PriceFormula | null {
  const {base_price, price_per_cm_length, price_per_cm_width} = (json ?? {}) as Record<string, unknown>;
  if (!isPart(base_price) || !isPart(price_per_cm_length) || !isPart(price_per_cm_width)) return null;
  return {base: base_price, perCmLength: price_per_cm_length, perCmWidth: price_per_cm_width};
}

/** The value of a price's variant in the option `Preis`: 41250 cents are `412.50`, in every language. */
export function priceOption(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/**
 * Price in integer cents of a piece of `length` × `width` whole centimetres (rule 11.5):
 * (base + length × per-cm-length + width × per-cm-width) × multiplier.
 *
 * Every figure counts as the decimal number that is written: `2.45` is 245/100, not the binary number next to it. The sum is
 * exact and rounded once, at the end, to whole cents, half a cent up.
 * `null` when the formula gives no price to sell at: zero, or beyond what a number holds exactly.
 */
export function formulaPrice(formula: PriceFormula, length: number, width: number, multiplier: number): number | null {
  const parts: Decimal[] = [
    decimal(formula.base),
    times(decimal(length), decimal(formula.perCmLength)),
    times(decimal(width), decimal(formula.perCmWidth)),
  ];
  const cents = roundToCents(times(parts.reduce(plus), decimal(multiplier)));
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null;
}

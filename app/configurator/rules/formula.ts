import {toAmount} from '~/i18n/formats';
import {decimal, times, plus, roundToCents, type Decimal} from './decimal';

/** The metafield `preisformel`, in euro and euro a centimetre. */
export interface PriceFormula {
  base: number;
  perCmLength: number;
  perCmWidth: number;
  /** Prices are multiples of it; to the cent where it is missing. */
  roundTo?: number;
}

/** Taken when a product has no formula (rule 11.6). */
export const fallbackFormula: PriceFormula = {base: 100, perCmLength: 2.5, perCmWidth: 1.8};

/** Euros; a larger number is a slip. */
const maxPart = 1_000_000;

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= maxPart;

const isWholeCents = (value: unknown): value is number => isPart(value) && value > 0 && decimal(value).scale <= 2;

/**
 * Reads the metafield's JSON. Zero is a price like any other. `null` when a part is missing, negative or not a number:
 * half a formula would be a price that the merchant has not set.
 */
export function parseFormula(json: unknown): PriceFormula | null {
  const {base_price, price_per_cm_length, price_per_cm_width, round_to} = (json ?? {}) as Record<string, unknown>;
  if (!isPart(base_price) || !isPart(price_per_cm_length) || !isPart(price_per_cm_width)) return null;
  const formula = {base: base_price, perCmLength: price_per_cm_length, perCmWidth: price_per_cm_width};
  if (round_to === undefined) return formula;
  return isWholeCents(round_to) ? {...formula, roundTo: round_to} : null;
}

/**
 * The value of a price's variant in the option `Preis`: 41250 cents are `412,50 €`, in every language. Buyers read it
 * at Shopify's checkout, under the product's title (rule 11.11).
 */
export function priceOption(cents: number): string {
  return `${toAmount(cents).replace('.', ',')} €`;
}

/** All values that a price's variant may have: stores that were set up for 0.1.0 have `412.50`. */
export function priceOptions(cents: number): [current: string, former: string] {
  return [priceOption(cents), toAmount(cents)];
}

/**
 * Price in integer cents of a piece of `length` × `width` whole centimetres (rule 11.5):
 * (base + length × per-cm-length + width × per-cm-width) × multiplier.
 *
 * Every figure counts as the decimal number that is written: `2.45` is 245/100, not the binary number next to it. The sum is
 * exact and rounded once, at the end, half up: to whole cents, or to a multiple of `roundTo`.
 * `null` when there is no formula, or it gives no price to sell at: zero, or beyond what a number holds exactly.
 */
export function formulaPrice(
  formula: PriceFormula | null,
  length: number,
  width: number,
  multiplier: number,
): number | null {
  if (!formula) return null;
  const parts: Decimal[] = [
    decimal(formula.base),
    times(decimal(length), decimal(formula.perCmLength)),
    times(decimal(width), decimal(formula.perCmWidth)),
  ];
  const step = formula.roundTo === undefined ? 1 : roundToCents(decimal(formula.roundTo));
  const cents = roundToCents(times(parts.reduce(plus), decimal(multiplier)), step);
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null;
}

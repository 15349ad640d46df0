import type {Choice, Choices} from 'joinery/families/family';
import {isRecord} from '~/content/fields';
import {toAmount} from '~/i18n/formats';

/** The metafield `preisformel`, in euros and euros per centimetre. */
export interface PriceFormula {
  base: number;
  perCmLength: number;
  perCmWidth: number;
  /** Prices are rounded to multiples of it; to the cent by default. */
  roundTo?: number;
  /** Surcharges in euros, by the name of the choice and the option's value. Other options have none. */
  surcharges?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The fallback of a product without a formula. */
export const fallbackFormula: PriceFormula = {base: 100, perCmLength: 2.5, perCmWidth: 1.8};

/** In euros; a larger number is a typing error. */
const maxAmount = 1_000_000;

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= maxAmount;

const isWholeCents = (value: unknown): value is number => isAmount(value) && value > 0 && toDecimal(value).scale <= 2;

/**
 * Parses the metafield's JSON. Zero is a valid amount. `null` when an amount is missing, negative or not a number, or a surcharge belongs
 * to none of the product's choices: half a formula would give a price that the merchant has not set.
 */
export function parseFormula(json: unknown, choices: readonly Choice[] = []): PriceFormula | null {
  const fields = (json ?? {}) as Record<string, unknown>;
  const {base_price, price_per_cm_length, price_per_cm_width, round_to, surcharges} = fields;
  if (!isAmount(base_price) || !isAmount(price_per_cm_length) || !isAmount(price_per_cm_width)) return null;
  if (round_to !== undefined && !isWholeCents(round_to)) return null;
  if (surcharges !== undefined && !areSurcharges(surcharges, choices)) return null;
  return {
    base: base_price,
    perCmLength: price_per_cm_length,
    perCmWidth: price_per_cm_width,
    ...(round_to !== undefined && {roundTo: round_to}),
    ...(surcharges !== undefined && {surcharges}),
  };
}

function areSurcharges(
  surcharges: unknown,
  choices: readonly Choice[],
): surcharges is NonNullable<PriceFormula['surcharges']> {
  if (!isRecord(surcharges)) return false;
  return Object.entries(surcharges).every(([name, amounts]) => {
    const options = choices.find((choice) => choice.name === name)?.options ?? [];
    const isOption = (value: string) => options.some((option) => option.value === value);
    return isRecord(amounts) && Object.entries(amounts).every(([value, euros]) => isOption(value) && isAmount(euros));
  });
}

/** The surcharge of an option in euros, before the colour's multiplier. */
export function getSurcharge({surcharges}: PriceFormula, choice: string, option: string): number {
  return surcharges?.[choice]?.[option] ?? 0;
}

/**
 * Formats a price as the value of the option `Preis`: 41250 cents are `412,50 €`. Buyers see it at Shopify's checkout, under the product's
 * title, in every language into which the merchant hasn't translated it (rule 11.11).
 */
export function formatPriceOption(cents: number): string {
  return `${toAmount(cents).replace('.', ',')} €`;
}

/**
 * Calculates the price in integer cents of a piece of `length` × `width` whole centimetres (rules 11.5 and 11.39):
 * (base + length × per-cm-length + width × per-cm-width + surcharges) × multiplier.
 *
 * Every number is calculated as a decimal: `2.45` is 245/100, not the nearest binary number. The sum is exact, and rounded half up
 * once, at the end: to whole cents, or to a multiple of `roundTo`.
 * `null` without a formula, and for a price of zero or of more cents than a number holds exactly.
 */
export function calculateFormulaPrice(
  formula: PriceFormula | null,
  length: number,
  width: number,
  multiplier: number,
  choices: Choices = {},
): number | null {
  if (!formula) return null;
  const amounts: Decimal[] = [
    toDecimal(formula.base),
    multiplyDecimals(toDecimal(length), toDecimal(formula.perCmLength)),
    multiplyDecimals(toDecimal(width), toDecimal(formula.perCmWidth)),
    ...Object.entries(choices).map(([choice, option]) => toDecimal(getSurcharge(formula, choice, option))),
  ];
  const euros = multiplyDecimals(amounts.reduce(addDecimals), toDecimal(multiplier));
  // `roundTo` has whole cents, so that this converts it and rounds nothing.
  const centStep = formula.roundTo === undefined ? 1 : roundToCentStep(toDecimal(formula.roundTo));
  const cents = roundToCentStep(euros, centStep);
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null;
}

/** The exact decimal number `digits` / 10 ** `scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** Converts a finite number to its shortest decimal notation. Throws a `RangeError` for any other. */
export function toDecimal(value: number): Decimal {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`Not a decimal number: ${value}`);
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? {digits, scale} : {digits: digits * 10n ** BigInt(-scale), scale: 0};
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return {digits: a.digits * b.digits, scale: a.scale + b.scale};
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const rescaleDigits = (number: Decimal) => number.digits * 10n ** BigInt(scale - number.scale);
  return {digits: rescaleDigits(a) + rescaleDigits(b), scale};
}

/** Converts euros to cents, rounded half up to a multiple of `centStep`. The amount must not be negative. */
export function roundToCentStep({digits, scale}: Decimal, centStep = 1): number {
  const centDigits = 100n * digits;
  const stepDigits = 10n ** BigInt(scale) * BigInt(centStep);
  // The division rounds down, so half a step is added first.
  const stepCount = (2n * centDigits + stepDigits) / (2n * stepDigits);
  return Number(stepCount) * centStep;
}

/**
 * The price of a made-to-measure piece: (base + length × per-cm-length + width × per-cm-width + surcharges) × multiplier.
 *
 * Every figure is read as the decimal number in the file, never as a binary fraction: `2.45` is 245 / 100. The whole formula is
 * computed in integers and rounded once, at the end, to whole cents, half a cent upwards.
 */
export interface PriceFormula {
  base: Decimal;
  perCmLength: Decimal;
  perCmWidth: Decimal;
  /** In euros. Prices are rounded to multiples of this amount. */
  roundTo?: Decimal;
  /** For each choice the amounts that its options add. */
  surcharges?: Decimal[][];
}

/** `digits` / 10 ** `scale` */
export interface Decimal {
  digits: bigint;
  scale: number;
}

export const fallbackFormula: PriceFormula = {
  base: decimal('100'),
  perCmLength: decimal('2.5'),
  perCmWidth: decimal('1.8'),
};

/** For products without a palette. */
export const neutralMultiplier = decimal('1');

/** Reads a decimal number. For a `number` its shortest notation is read, which is the notation in the file. */
export function decimal(source: number | string): Decimal {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(String(source).trim());
  if (!match) throw new Error(`is no decimal number: ${source}`);
  const fraction = match[2] ?? '';
  return {digits: BigInt(`${match[1] ?? ''}${fraction}`), scale: fraction.length};
}

/** Converts euros to cents. Fractions of a cent are rounded, half a cent upwards. */
export function roundToCents(amount: Decimal): number {
  return Number(divideHalfUp(amount.digits * 100n, 10n ** BigInt(amount.scale)));
}

/** Every sum of surcharges: one option of each choice. */
export function surchargeSums({surcharges = []}: PriceFormula): Decimal[] {
  return surcharges.reduce<Decimal[]>(
    (sums, options) => sums.flatMap((sum) => options.map((option) => add(sum, option))),
    [decimal('0')],
  );
}

export function priceInCents(
  formula: PriceFormula,
  length: number,
  width: number,
  multiplier: Decimal,
  surcharge = decimal('0'),
): number {
  const {base, perCmLength, perCmWidth, roundTo} = formula;
  const scale = Math.max(base.scale, perCmLength.scale, perCmWidth.scale, surcharge.scale);
  const measureSum = BigInt(length) * toDigits(perCmLength, scale) + BigInt(width) * toDigits(perCmWidth, scale);
  const sum = toDigits(base, scale) + measureSum + toDigits(surcharge, scale);
  const exact = {digits: sum * multiplier.digits, scale: scale + multiplier.scale};
  if (!roundTo) return roundToCents(exact);
  const commonScale = Math.max(exact.scale, roundTo.scale);
  return Number(divideHalfUp(toDigits(exact, commonScale), toDigits(roundTo, commonScale))) * roundToCents(roundTo);
}

/**
 * The option value of a price variant: `412,50 €` for 41250 cents. It has no English translation, because the set-up of a real store
 * writes none.
 */
export function priceValue(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`;
}

function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return {digits: toDigits(one, scale) + toDigits(other, scale), scale};
}

function toDigits({digits, scale}: Decimal, targetScale: number): bigint {
  return digits * 10n ** BigInt(targetScale - scale);
}

function divideHalfUp(value: bigint, divisor: bigint): bigint {
  const doubled = 2n * value + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}

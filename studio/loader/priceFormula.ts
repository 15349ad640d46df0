/**
 * The price of a made-to-measure piece: (base + length × per-cm-length + width × per-cm-width + surcharges) × multiplier.
 *
 * Every figure is taken as the decimal number that is written, never as a binary fraction: `2.45` is 245 / 100. The
 * whole formula is computed in integers, and rounded once, at the very end, to whole cents, half a cent upwards.
 */
export interface PriceFormula {
  base: Decimal;
  perCmLength: Decimal;
  perCmWidth: Decimal;
  /** Euro; a price is a multiple of it. */
  roundTo?: Decimal;
  /** For each choice what each of its options adds. */
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

export const one = decimal('1');

/** Reads a decimal number, as it is written: a number's shortest notation is the one in the file. */
export function decimal(source: number | string): Decimal {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(String(source).trim());
  if (!match) throw new Error(`is no decimal number: ${source}`);
  const fraction = match[2] ?? '';
  return {digits: BigInt(`${match[1] ?? ''}${fraction}`), scale: fraction.length};
}

/** Euro to cents; an amount finer than a cent is rounded half upwards. */
export function toCents(amount: Decimal): number {
  return Number(divideHalfUp(amount.digits * 100n, 10n ** BigInt(amount.scale)));
}

/** Every sum of surcharges: one option of each choice. */
export function surchargeSums({surcharges = []}: PriceFormula): Decimal[] {
  return surcharges.reduce<Decimal[]>(
    (sums, options) => sums.flatMap((sum) => options.map((option) => plus(sum, option))),
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
  const measured = BigInt(length) * at(perCmLength, scale) + BigInt(width) * at(perCmWidth, scale);
  const sum = at(base, scale) + measured + at(surcharge, scale);
  const exact = {digits: sum * multiplier.digits, scale: scale + multiplier.scale};
  if (!roundTo) return toCents(exact);
  const common = Math.max(exact.scale, roundTo.scale);
  return Number(divideHalfUp(at(exact, common), at(roundTo, common))) * toCents(roundTo);
}

/** What buyers read of a price variant: 41250 cents are `412,50 €`, the same in both languages. */
export function priceValue(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`;
}

function plus(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return {digits: at(one, scale) + at(other, scale), scale};
}

function at({digits, scale}: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

function divideHalfUp(value: bigint, by: bigint): bigint {
  const doubled = 2n * value + by;
  const quotient = doubled / (2n * by);
  return doubled < 0n && doubled % (2n * by) !== 0n ? quotient - 1n : quotient;
}

/** The decimal number `digits` / 10 ** `scale`, exact. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** Converts a finite number to its shortest decimal notation. Throws a `RangeError` for any other. */
export function decimal(value: number): Decimal {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`Not a decimal number: ${value}`);
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? {digits, scale} : {digits: digits * 10n ** BigInt(-scale), scale: 0};
}

export function times(a: Decimal, b: Decimal): Decimal {
  return {digits: a.digits * b.digits, scale: a.scale + b.scale};
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const at = ({digits, scale: from}: Decimal) => digits * 10n ** BigInt(scale - from);
  return {digits: at(a) + at(b), scale};
}

/** Converts euros to cents, rounded half up to a multiple of `step` whole cents; for amounts that are not negative. */
export function roundToCents({digits, scale}: Decimal, step = 1): number {
  const unit = 10n ** BigInt(scale) * BigInt(step);
  return Number((2n * 100n * digits + unit) / (2n * unit)) * step;
}

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

export function multiply(a: Decimal, b: Decimal): Decimal {
  return {digits: a.digits * b.digits, scale: a.scale + b.scale};
}

export function add(a: Decimal, b: Decimal): Decimal {
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

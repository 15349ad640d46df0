/** Maximum quantity of one line. */
export const maxLineQuantity = 99;

/**
 * Parses a quantity. Empty, zero, negative, fractional or not a number becomes 1 (rule 13.5). The result may exceed
 * `maxLineQuantity`, so that the caller can report that it was lowered.
 */
export function readQuantity(input: string | number): number {
  const quantity = typeof input === 'number' ? input : /^\s*\d+\s*$/.test(input) ? Number(input) : 1;
  return quantity >= 1 && (Number.isInteger(quantity) || quantity === Infinity) ? quantity : 1;
}

/** Limits a quantity to at least 1 and at most `max`. */
export function limitQuantity(quantity: number, max = maxLineQuantity): number {
  return Math.max(1, Math.min(quantity, max, maxLineQuantity));
}

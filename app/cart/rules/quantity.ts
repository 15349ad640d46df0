/** Upper limit of one line's quantity. */
export const maxLineQuantity = 99;

/**
 * The quantity that was asked for. Empty, zero, negative, fractional or not a number becomes 1
 * (rule 13.5). It may exceed `maxLineQuantity`, so that the caller can say that it was lowered.
 */
export function readQuantity(input: string | number): number {
  const quantity = typeof input === 'number' ? input : /^\s*\d+\s*$/.test(input) ? Number(input) : 1;
  return quantity >= 1 && (Number.isInteger(quantity) || quantity === Infinity) ? quantity : 1;
}

/** The quantity that a line may hold: at least 1, at most `max`. */
export function limitQuantity(quantity: number, max = maxLineQuantity): number {
  return Math.max(1, Math.min(quantity, max, maxLineQuantity));
}

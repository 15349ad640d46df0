/** Most pieces of one line. */
export const maxQuantity = 99;

/**
 * Number of pieces asked for. Empty, zero, negative, fractional or not a number becomes 1 (specification,
 * section 5). May exceed `maxQuantity`, so that whoever bounds it can say so.
 */
export function readQuantity(input: string | number): number {
  const quantity = typeof input === 'number' ? input : /^\s*\d+\s*$/.test(input) ? Number(input) : 1;
  return quantity >= 1 && (Number.isInteger(quantity) || quantity === Infinity) ? quantity : 1;
}

/** The pieces that a line may hold: at least 1, at most `most`. */
export function boundQuantity(quantity: number, most = maxQuantity): number {
  return Math.max(1, Math.min(quantity, most, maxQuantity));
}

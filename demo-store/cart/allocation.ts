/** How a discount is allocated to the lines of a cart: pure rules in integer cents. */

interface PricedLine {
  /** Cents for one item. */
  price: number;
  quantity: number;
}

/** The discount in cents, rounded down. */
export function takePercent(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / 10_000n);
}

/**
 * Allocates an amount in proportion to the weights. Cents that rounding leaves over go to later shares, as in Shopify's
 * example of 4 cents for three equal items: 1, 1 and 2.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const total = BigInt(Math.min(amount, weightSum));
  let passedWeight = 0n;
  let allocated = 0n;
  return weights.map((weight) => {
    passedWeight += BigInt(weight);
    const allocatedWithShare = weightSum === 0 ? 0n : (total * passedWeight) / BigInt(weightSum);
    const share = allocatedWithShare - allocated;
    allocated = allocatedWithShare;
    return Number(share);
  });
}

interface Deal<Line> {
  buys: {quantity: number; appliesTo: (line: Line) => boolean};
  gets: {quantity: number; appliesTo: (line: Line) => boolean};
  /** How often the deal applies in one order. */
  limit?: number;
}

/**
 * How many items of each line a Buy X Get Y discount reduces. The cheapest items are reduced. An item that counts as bought
 * isn't reduced.
 */
export function dealQuantities<Line extends PricedLine>(
  lines: readonly Line[],
  {buys, gets, limit = Infinity}: Deal<Line>,
): number[] {
  const countItems = (matches: (line: Line) => boolean) =>
    lines.reduce((sum, line) => sum + (matches(line) ? line.quantity : 0), 0);
  const boughtQuantity = countItems(buys.appliesTo);
  const repetitions = Math.min(
    limit,
    Math.floor(boughtQuantity / buys.quantity),
    Math.floor(countItems(gets.appliesTo) / gets.quantity),
    Math.floor(countItems((line) => buys.appliesTo(line) || gets.appliesTo(line)) / (buys.quantity + gets.quantity)),
  );
  let remaining = repetitions * gets.quantity;
  // Items that could count as bought, but that no repetition of the deal needs.
  let spareQuantity = boughtQuantity - repetitions * buys.quantity;
  const quantities = lines.map(() => 0);
  const cheapestFirst = lines
    .map((line, index) => ({line, index}))
    .filter(({line}) => gets.appliesTo(line))
    .sort((one, other) => one.line.price - other.line.price);
  for (const {line, index} of cheapestFirst) {
    const isBought = buys.appliesTo(line);
    const quantity = Math.min(line.quantity, remaining, isBought ? spareQuantity : Infinity);
    quantities[index] = quantity;
    remaining -= quantity;
    if (isBought) spareQuantity -= quantity;
  }
  return quantities;
}

/** How a discount is spread over the lines of a cart: pure rules in integer cents. */

interface PricedLine {
  /** Cents of one piece. */
  price: number;
  quantity: number;
}

/** What a percentage takes off an amount. Cents that aren't whole are the shop's. */
export function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / 10_000n);
}

/**
 * Spreads an amount over amounts, in proportion to them. What can't be split evenly falls to the later ones, as in Shopify's
 * example of 4 cents over three equal pieces: 1, 1 and 2.
 */
export function spread(amount: number, over: readonly number[]): number[] {
  const sum = over.reduce((total, part) => total + part, 0);
  const all = BigInt(Math.min(amount, sum));
  let passed = 0n;
  let given = 0n;
  return over.map((part) => {
    passed += BigInt(part);
    const due = sum === 0 ? 0n : (all * passed) / BigInt(sum);
    const share = due - given;
    given = due;
    return Number(share);
  });
}

interface Deal<Line> {
  buys: {quantity: number; isFor: (line: Line) => boolean};
  gets: {quantity: number; isFor: (line: Line) => boolean};
  /** How often it may be had in one order. */
  limit?: number;
}

/**
 * How many pieces of each line a deal gives for less: the cheapest ones. A piece that is bought for the deal isn't given
 * as well.
 */
export function piecesGiven<Line extends PricedLine>(
  lines: readonly Line[],
  {buys, gets, limit = Infinity}: Deal<Line>,
): number[] {
  const count = (matches: (line: Line) => boolean) =>
    lines.reduce((sum, line) => sum + (matches(line) ? line.quantity : 0), 0);
  const bought = count(buys.isFor);
  const times = Math.min(
    limit,
    Math.floor(bought / buys.quantity),
    Math.floor(count(gets.isFor) / gets.quantity),
    Math.floor(count((line) => buys.isFor(line) || gets.isFor(line)) / (buys.quantity + gets.quantity)),
  );
  let left = times * gets.quantity;
  let spare = bought - times * buys.quantity;
  const given = lines.map(() => 0);
  const cheapestFirst = lines
    .map((line, index) => ({line, index}))
    .filter(({line}) => gets.isFor(line))
    .sort((one, other) => one.line.price - other.line.price);
  for (const {line, index} of cheapestFirst) {
    const isBought = buys.isFor(line);
    const taken = Math.min(line.quantity, left, isBought ? spare : Infinity);
    given[index] = taken;
    left -= taken;
    if (isBought) spare -= taken;
  }
  return given;
}

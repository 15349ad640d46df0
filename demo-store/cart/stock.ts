import type {Variant} from '../catalogue/entities';
import type {CartLine, CartWarning} from './model';

/** What the rules need from the store. */
export interface StockLookup {
  /** The quantity of a variant that can be sold. */
  sellableQuantity(variant: Variant): number;
  /** The titles of product and variant in the language of the request. */
  getTitle(variant: Variant): string;
}

function notEnough({id, quantity}: CartLine): CartWarning {
  const items = quantity === 1 ? 'item was' : 'items were';
  const message = `Only ${quantity} ${items} added to your cart due to availability.`;
  return {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: id};
}

function outOfStock({id, variant}: CartLine, {getTitle}: StockLookup): CartWarning {
  const message = `The product '${getTitle(variant)}' is already sold out.`;
  return {code: 'MERCHANDISE_OUT_OF_STOCK', message, target: id};
}

/**
 * Limits the lines to the stock, which lines of the same variant share. The lines of `addedIds` get what the others leave, all others are
 * served in the order of the list. A sold-out line stays with quantity 0, and its warning comes with every mutation.
 */
export function limitToStock(
  lines: readonly CartLine[],
  addedIds: readonly string[],
  stock: StockLookup,
): {lines: CartLine[]; warnings: CartWarning[]} {
  const left = new Map(lines.map(({variant}) => [variant.id, stock.sellableQuantity(variant)]));
  const quantities = new Map<string, number>();
  const serve = ({id, variant, quantity}: CartLine) => {
    const available = left.get(variant.id) ?? 0;
    quantities.set(id, Math.min(quantity, available));
    left.set(variant.id, Math.max(0, available - quantity));
  };
  lines.filter(({id}) => !addedIds.includes(id)).forEach(serve);
  lines.filter(({id}) => addedIds.includes(id)).forEach(serve);
  const warnings: CartWarning[] = [];
  const limitedLines = lines.map((line) => {
    const limited = {...line, quantity: quantities.get(line.id) ?? 0};
    if (limited.quantity === 0 && left.get(line.variant.id) === 0) warnings.push(outOfStock(limited, stock));
    else if (limited.quantity < line.quantity) warnings.push(notEnough(limited));
    return limited;
  });
  return {lines: limitedLines, warnings};
}

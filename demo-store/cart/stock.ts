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
 * served in the order of the list. A sold-out line stays with quantity 0, and its warning comes with every mutation. A nested line needs
 * its parent, so it is served after it, and gets nothing when the parent is sold out.
 */
export function limitToStock(
  lines: readonly CartLine[],
  addedIds: readonly string[],
  stock: StockLookup,
): {lines: CartLine[]; warnings: CartWarning[]} {
  const left = new Map(lines.map(({variant}) => [variant.id, stock.sellableQuantity(variant)]));
  const quantities = new Map<string, number>();
  const serve = ({id, variant, quantity, parentId}: CartLine) => {
    const available = left.get(variant.id) ?? 0;
    const isParentSoldOut = parentId !== null && quantities.get(parentId) === 0;
    const served = isParentSoldOut ? 0 : Math.min(quantity, available);
    quantities.set(id, served);
    left.set(variant.id, available - served);
  };
  const isServedLast = ({id, parentId}: CartLine) => addedIds.includes(id) || addedIds.includes(parentId ?? '');
  lines.filter((line) => !isServedLast(line)).forEach(serve);
  lines.filter(isServedLast).forEach(serve);
  const warnings: CartWarning[] = [];
  const limitedLines = lines.map((line) => {
    const limited = {...line, quantity: quantities.get(line.id) ?? 0};
    if (limited.quantity === 0 && left.get(line.variant.id) === 0) warnings.push(outOfStock(limited, stock));
    else if (limited.quantity < line.quantity) warnings.push(notEnough(limited));
    return limited;
  });
  return {lines: limitedLines, warnings};
}

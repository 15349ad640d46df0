import type {Variant} from '../catalogue/entities';
import type {CartLine, CartWarning} from './model';

/** What the rules need from the store. */
export interface StockLookup {
  /** The quantity of a variant that can be sold. */
  sellableQuantity(variant: Variant): number;
  /** The product's title in the language of the request. */
  getTitle(variant: Variant): string;
}

function stockWarning(line: CartLine, available: number, title: string): CartWarning {
  return available === 0
    ? {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: `The product '${title}' is already sold out.`,
        target: line.id,
      }
    : {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${available} items were added to your cart due to availability.`,
        target: line.id,
      };
}

/** Limits the changed lines to the stock, which lines of the same variant share. */
export function clampToStock(lines: readonly CartLine[], changedIds: ReadonlySet<string>, stock: StockLookup) {
  const warnings: CartWarning[] = [];
  const reserved = new Map<string, number>();
  const reserve = (line: CartLine) =>
    reserved.set(line.variant.id, (reserved.get(line.variant.id) ?? 0) + line.quantity);
  for (const line of lines) if (!changedIds.has(line.id)) reserve(line);
  const clamped = lines.map((line) => {
    if (!changedIds.has(line.id)) return line;
    const available = Math.max(0, stock.sellableQuantity(line.variant) - (reserved.get(line.variant.id) ?? 0));
    const quantity = Math.min(line.quantity, available);
    if (quantity < line.quantity) warnings.push(stockWarning(line, available, stock.getTitle(line.variant)));
    const result = {...line, quantity};
    reserve(result);
    return result;
  });
  return {lines: clamped, warnings};
}

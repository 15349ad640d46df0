import {boundQuantity} from './quantity';

/** What the cookie keeps of a line. Names and prices always come from the store. */
export interface CartEntry {
  variant: {id: string};
  quantity: number;
}

export type CartOperation =
  | {type: 'add'; entry: CartEntry}
  | {type: 'update'; key: string; quantity: number}
  | {type: 'remove'; key: string};

/** Entries with the same key are one line: for plain items the variant alone decides (specification, section 4). */
export function matchKey(entry: CartEntry): string {
  return entry.variant.id;
}

/** The entries after one operation, in their order; a new line comes last. Never mutates, never exceeds the bound. */
export function applyOperation(entries: readonly CartEntry[], operation: CartOperation): CartEntry[] {
  switch (operation.type) {
    case 'add':
      return add(entries, operation.entry);
    case 'update':
      return entries.map((entry) =>
        matchKey(entry) === operation.key ? {...entry, quantity: boundQuantity(operation.quantity)} : entry,
      );
    case 'remove':
      return entries.filter((entry) => matchKey(entry) !== operation.key);
  }
}

function add(entries: readonly CartEntry[], added: CartEntry): CartEntry[] {
  const key = matchKey(added);
  const present = entries.find((entry) => matchKey(entry) === key);
  if (!present) return [...entries, {...added, quantity: boundQuantity(added.quantity)}];
  const quantity = boundQuantity(present.quantity + added.quantity);
  return entries.map((entry) => (entry === present ? {...entry, quantity} : entry));
}

/** Pieces in the cart. */
export function countPieces(entries: readonly {quantity: number}[]): number {
  return entries.reduce((sum, {quantity}) => sum + quantity, 0);
}

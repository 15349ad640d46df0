import {configurationKey, type Configuration} from '~/configurator/rules/configuration';
import {limitQuantity} from './quantity';

/** What the visitor was told of an entry. For showing only: what is paid always comes from the store. */
export interface Seen {
  title: string;
  /** Cents of one piece. */
  price: number;
}

/** What the cookie keeps. */
export interface CartEntry {
  variant: {id: string};
  quantity: number;
  /** What was chosen for a piece that is made to measure. */
  configuratorData?: Configuration;
  /** Id of the product that the piece is made of: its variant may go when prices change. */
  productId?: string;
  /** Names what has vanished, and tells which prices have changed (rules 13.13 and 14.9). */
  seen?: Seen;
  /** How many went to the last checkout (rule 14.10). */
  atCheckout?: number;
}

export interface AddOperation {
  type: 'add';
  entry: CartEntry;
  /** Key of an entry that it takes the place of, if it is there. */
  replaces?: string;
}

export type CartOperation =
  | AddOperation
  | {type: 'update'; key: string; quantity: number}
  | {type: 'remove'; key: string};

/**
 * Entries with the same key are one: the variant and, for a made-to-measure piece, its configuration (rule 13.3).
 */
export function matchKey({variant, configuratorData}: CartEntry): string {
  return configuratorData ? configurationKey(variant.id, configuratorData) : variant.id;
}

/** The entries after one operation, in their order; a new entry comes last. Never mutates, never exceeds the bound. */
export function applyOperation(entries: readonly CartEntry[], operation: CartOperation): CartEntry[] {
  switch (operation.type) {
    case 'add':
      return add(entries, operation.entry, operation.replaces);
    case 'update':
      return entries.map((entry) =>
        matchKey(entry) === operation.key ? {...entry, quantity: limitQuantity(operation.quantity)} : entry,
      );
    case 'remove':
      return entries.filter((entry) => matchKey(entry) !== operation.key);
  }
}

function add(entries: readonly CartEntry[], added: CartEntry, replaces?: string): CartEntry[] {
  const key = matchKey(added);
  const replaced = entries.find((entry) => matchKey(entry) === replaces);
  const others = entries.filter((entry) => entry !== replaced);
  const present = others.find((entry) => matchKey(entry) === key);
  if (present) {
    const quantity = limitQuantity(present.quantity + added.quantity);
    return others.map((entry) => (entry === present ? {...entry, quantity} : entry));
  }
  const line = {...added, quantity: limitQuantity(added.quantity)};
  return replaced ? entries.map((entry) => (entry === replaced ? line : entry)) : [...entries, line];
}

/** The sum of all quantities. */
export function totalQuantity(entries: readonly {quantity: number}[]): number {
  return entries.reduce((sum, {quantity}) => sum + quantity, 0);
}

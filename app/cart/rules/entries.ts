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
}

export interface AddOperation {
  type: 'add';
  entry: CartEntry;
  /** Key of an entry that it takes the place of. Without that entry nothing is added. */
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
      return add(entries, operation);
    case 'update':
      return entries.map((entry) =>
        matchKey(entry) === operation.key ? {...entry, quantity: limitQuantity(operation.quantity)} : entry,
      );
    case 'remove':
      return entries.filter((entry) => matchKey(entry) !== operation.key);
  }
}

/** The key of a piece without its variant, which changes with the price, and which the browser doesn't know before the worker's answer. */
export const pieceOfKey = (key: string) => key.slice(key.indexOf('|'));

/** The entry that an addition takes the place of. The price may have changed since, and with it the variant in its key. */
export function replacedEntry(entries: readonly CartEntry[], {entry: added, replaces}: AddOperation) {
  if (replaces === undefined) return undefined;
  const isSamePiece = (entry: CartEntry) =>
    entry.configuratorData &&
    entry.productId === added.productId &&
    pieceOfKey(matchKey(entry)) === pieceOfKey(replaces);
  return (
    entries.find((entry) => matchKey(entry) === replaces) ?? (added.productId ? entries.find(isSamePiece) : undefined)
  );
}

function add(entries: readonly CartEntry[], operation: AddOperation): CartEntry[] {
  const {entry: added, replaces} = operation;
  const key = matchKey(added);
  const replaced = replacedEntry(entries, operation);
  if (replaces !== undefined && !replaced) return [...entries];
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

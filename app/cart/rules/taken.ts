import {configurationKey} from '~/configurator/rules/configuration';
import {plainCookie} from '~/platform/http/cookies';
import {entriesValue, readEntries} from './cookie';
import {fromCookie} from './cookieJson';
import {totalQuantity, type CartEntry} from './entries';
import {entryName} from './entryName';

/** Why entries are no longer in the cart. `replaced`: a shared cart took the place of all of them. */
const reasons = ['ordered', 'removed', 'replaced'] as const;

/** Entries that are no longer in the cart, and can be put back. */
export interface Taken {
  reason: (typeof reasons)[number];
  entries: CartEntry[];
}

/** What the visitor is told of them. */
export interface TakenView {
  reason: Taken['reason'];
  /** How many entries. */
  count: number;
  /** With their quantities; empty where a name is not known. */
  names: string[];
}

/** What the visitor's last change took out, or an order. */
export function parseTaken(header: string | null): Taken | undefined {
  const [word, ...items] = fromCookie('cartTaken', header);
  const reason = reasons.find((known) => known === word);
  if (!reason) return undefined;
  const entries = readEntries(items);
  return entries.length ? {reason, entries} : undefined;
}

/** The `Set-Cookie` header of what was taken out; without it the one that removes the cookie. So is what is too large. */
export function serialiseTaken(taken: Taken | undefined, options: {secure: boolean}): string {
  const value = taken && entriesValue('cartTaken', taken.entries, [taken.reason]);
  return plainCookie('cartTaken', value ?? '', options);
}

export function takenView({reason, entries}: Taken): TakenView {
  const names = entries.flatMap((entry) => {
    const name = entryName(entry.seen, entry.configuratorData);
    return name ? [entry.quantity > 1 ? `${entry.quantity} × ${name}` : name] : [];
  });
  return {reason, count: entries.length, names: names.length === entries.length ? names : []};
}

/** The variant of a piece that is made to measure may have changed with its price since the checkout. */
const pieceKey = ({variant, configuratorData, productId}: CartEntry) =>
  configuratorData ? configurationKey(productId ?? variant.id, configuratorData) : variant.id;

/** A cart without the quantities that were paid, and those. What was added since the checkout stays (rule 14.10). */
export function takeOrdered(
  entries: readonly CartEntry[],
  paid: readonly CartEntry[],
): {kept: CartEntry[]; ordered: CartEntry[]} {
  const kept: CartEntry[] = [];
  const ordered: CartEntry[] = [];
  for (const entry of entries) {
    const quantity = Math.min(
      entry.quantity,
      totalQuantity(paid.filter((other) => pieceKey(other) === pieceKey(entry))),
    );
    if (quantity > 0) ordered.push({...entry, quantity});
    if (quantity < entry.quantity) kept.push({...entry, quantity: entry.quantity - quantity});
  }
  return {kept, ordered};
}

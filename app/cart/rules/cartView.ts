import {configurationQuery, type Configuration} from '~/configurator/rules/configuration';
import type {ShopTerms} from '~/legal/terms';
import {itemKey, itemName, shortTitle, totalQuantity, type CartItem} from './cartItem';
import {changeItems, type CartChange, type MerchandiseOf} from './changeItems';
import type {RemovedItems} from './itemsCookie';
import type {Merchandise, NotSellable} from './merchandise';
import type {Notice} from './notice';

/** Why a line can't be bought as it is. */
export type LineProblem = 'vanished' | 'soldOut' | 'tooMany' | NotSellable;

/** An item of the cart with what the store says of it now. */
export type CartLine = CartItem & {
  key: string;
  /** `null` when the store no longer has it. */
  merchandise: Merchandise | null;
  problem: LineProblem | null;
};

/** What the store says of the visitor's discount code (rule 13.19). */
export interface DiscountView {
  code: string;
  /** `unknown` where the store was not asked, or gave no answer. */
  state: 'applied' | 'refused' | 'unknown';
  /** Cents that the code takes off the lines. An applied one may take off nothing here, but shipping at the checkout. */
  amount: number;
  /** Why it takes nothing off, in the visitor's language. */
  reason?: string;
}

/** What is no longer in the cart, and can be put back. */
export interface RemovedView {
  reason: RemovedItems['reason'];
  /** How many lines. */
  count: number;
  /** With their quantities; empty where a name is not known. */
  names: string[];
}

export interface CartView {
  lines: CartLine[];
  /** Integer cents of what can be bought now. */
  total: number;
  count: number;
  /** Whether a line stands in the way of the checkout. */
  blocked: boolean;
  removed?: RemovedView;
  /** What has to be said before ordering. */
  terms?: ShopTerms;
  discount?: DiscountView;
  /** A code that the last request has redeemed in vain: it stays in its field, and is no longer redeemed by other buttons. */
  refusedCode?: string;
  /** The note to the studio. */
  note?: string;
}

/** The lines of the cart, every item one of them: what vanished or sold out is named, never dropped. */
export function cartView(items: readonly CartItem[], merchandiseOf: MerchandiseOf): CartView {
  const lines = items.map((item): CartLine => {
    const merchandise = merchandiseOf(item);
    return {...item, key: itemKey(item), merchandise, problem: problemOf(merchandise, item.quantity)};
  });
  return {
    lines,
    total: lines.reduce((sum, line) => sum + lineTotal(line), 0),
    count: totalQuantity(lines),
    blocked: lines.some((line) => line.problem),
  };
}

function problemOf(merchandise: Merchandise | null, quantity: number): LineProblem | null {
  if (!merchandise) return 'vanished';
  if (merchandise.notSellable) return merchandise.notSellable;
  if (!merchandise.availableForSale) return 'soldOut';
  return quantity > merchandise.maxQuantity ? 'tooMany' : null;
}

/** What a line is called, with its annotation; what has vanished by the title that the visitor has seen. */
export function lineName({merchandise, ...item}: CartLine): string | undefined {
  return merchandise ? [merchandise.title, merchandise.annotation].filter(Boolean).join(', ') : itemName(item);
}

/** Path, without its language, of the product's page that opens with what a line holds. */
export function linePath({handle, variantNumber}: Merchandise, configuration?: Configuration): string {
  const query = configuration ? configurationQuery(configuration) : variantNumber && `variant=${variantNumber}`;
  return `/product/${handle}${query ? `?${query}` : ''}`;
}

/** Cents that one piece of a line cost when the visitor saw it last; `null` when it still costs that, or can't be sold. */
export function formerPrice({merchandise, snapshot}: CartLine): number | null {
  return snapshot && merchandise?.availableForSale && merchandise.price !== snapshot.price ? snapshot.price : null;
}

/** Whether a line has become dearer than the visitor has seen it. */
export function isDearer({lines}: CartView): boolean {
  return lines.some((line) => (formerPrice(line) ?? Infinity) < (line.merchandise?.price ?? 0));
}

/** Integer cents of the pieces of a line that the store can sell. */
export function lineTotal(line: CartLine): number {
  return (line.merchandise?.price ?? 0) * availableQuantity(line);
}

/** How many pieces of a line the store can sell now. */
export function availableQuantity({merchandise, quantity}: CartLine): number {
  return merchandise?.availableForSale ? Math.min(quantity, merchandise.maxQuantity) : 0;
}

/** Integer cents that are paid for the lines, shipping not included. */
export const payable = ({total, discount}: Pick<CartView, 'total' | 'discount'>): number =>
  total - (discount?.amount ?? 0);

/** The items with what the visitor sees of them now; `renew` replaces what was seen before. */
export function withSnapshots(items: readonly CartItem[], merchandiseOf: MerchandiseOf, renew = false): CartItem[] {
  return items.map((item) => {
    const merchandise = merchandiseOf(item);
    if ((item.snapshot && !renew) || !merchandise?.availableForSale) return item;
    const {title, annotation, price} = merchandise;
    // The measures of a piece are in the item already.
    const name = item.configuration || !annotation ? title : `${title}, ${annotation}`;
    return {...item, snapshot: {title: shortTitle(name), price}};
  });
}

export function removedView({reason, items}: RemovedItems, merchandiseOf: MerchandiseOf): RemovedView {
  const names = cartView(items, merchandiseOf).lines.flatMap((line) => {
    const name = lineName(line);
    return name ? [line.quantity > 1 ? `${line.quantity} × ${name}` : name] : [];
  });
  return {reason, count: items.length, names: names.length === items.length ? names : []};
}

/** A change that the worker hasn't answered yet; `merchandise` is that of an added item. */
export interface PendingChange {
  change: CartChange;
  merchandise?: Merchandise;
}

/** The cart as it will be once the worker has carried out the pending changes. */
export function optimisticView(view: CartView, pending: readonly PendingChange[]): CartView {
  if (!pending.length) return view;
  const known = new Map(view.lines.map((line) => [line.key, line.merchandise]));
  const merchandiseOf: MerchandiseOf = (item) => known.get(itemKey(item)) ?? null;
  let items: CartItem[] = view.lines;
  for (const {change, merchandise} of pending) {
    if (change.type === 'add' && merchandise) known.set(itemKey(change.item), merchandise);
    const changed = changeItems(items, change, merchandiseOf);
    if (changed.ok) items = changed.items;
  }
  // What a discount code takes off other lines only the store knows.
  const discount = view.discount && ({...view.discount, state: 'unknown', amount: 0} as const);
  return {...view, ...cartView(items, merchandiseOf), discount};
}

/** What `/api/cart` answers, as JSON. */
export interface CartReply {
  /** The cart as it is now; missing when the store could not be asked. */
  cart?: CartView;
  /** The form wasn't carried out, and the notice says why. */
  refused?: boolean;
  notice?: Notice;
  /** URL of the checkout. */
  checkoutUrl?: string;
}

import {configurationQuery, type Configuration} from '~/configurator/piece/configuration';
import type {ShopTerms} from '~/legal/terms';
import {itemKey, itemName, shortTitle, totalQuantity, type CartItem} from './cartItem';
import type {RemovedItems} from './itemCookies';
import {changeItems, type CartChange, type MerchandiseOf} from './changeItems';
import type {Merchandise, UnavailableReason} from './merchandise';
import type {Notice} from './notice';

/** Why a line can't be bought as it is. */
export type LineProblem = 'vanished' | 'soldOut' | 'tooMany' | UnavailableReason;

/** An item of the cart with its current data from the store. */
export type CartLine = CartItem & {
  key: string;
  /** `null` when the store no longer has it. */
  merchandise: Merchandise | null;
  problem: LineProblem | null;
};

/** The visitor's discount code and its effect. */
export interface DiscountView {
  code: string;
  /** `unknown` when the store was not asked or didn't answer. */
  state: 'applied' | 'refused' | 'unknown';
  /** The discount on the lines in cents; 0 for a code that applies to shipping only. */
  amount: number;
  /** Why the code doesn't apply, in the visitor's language. */
  reason?: string;
}

/** Items that are no longer in the cart and can be restored. */
export interface RemovedView {
  reason: RemovedItems['reason'];
  /** How many lines were removed. */
  count: number;
  /** Their names with the quantities; empty when one of the names is unknown. */
  names: string[];
}

export interface CartView {
  lines: CartLine[];
  /** Integer cents for everything that can be bought now. */
  total: number;
  /** All pieces of all lines. */
  count: number;
  /** Whether a line prevents the checkout. */
  blocked: boolean;
  removed?: RemovedView;
  /** Information that the law requires before an order. */
  terms?: ShopTerms;
  discount?: DiscountView;
  /** The discount code that the store refused in the last request. The code stays in its field, but other buttons no longer submit it. */
  refusedCode?: string;
  /** The note to the studio. */
  note?: string;
}

/** Every item becomes a line. Deleted and sold-out products are shown with their problem, never dropped. */
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
  if (merchandise.unavailableReason) return merchandise.unavailableReason;
  if (!merchandise.availableForSale) return 'soldOut';
  return quantity > merchandise.maxQuantity ? 'tooMany' : null;
}

/** The name of a line with its annotation. A deleted product has the title that the visitor has seen. */
export function lineName({merchandise, ...item}: CartLine): string | undefined {
  return merchandise ? [merchandise.title, merchandise.annotation].filter(Boolean).join(', ') : itemName(item);
}

/** The path, without its language, of the product's page with the line's variant or configuration. */
export function linePath(
  {handle, variantNumber}: Pick<Merchandise, 'handle' | 'variantNumber'>,
  configuration?: Configuration,
): string {
  const query = configuration ? configurationQuery(configuration) : variantNumber && `variant=${variantNumber}`;
  return `/product/${handle}${query ? `?${query}` : ''}`;
}

/** The unit price in cents that the visitor last saw; `null` when it is unchanged or the line can't be sold. */
export function previousPrice({merchandise, snapshot}: CartLine): number | null {
  return snapshot && merchandise?.availableForSale && merchandise.price !== snapshot.price ? snapshot.price : null;
}

/** Whether a line costs more than the visitor has seen. */
export function hasRisenPrice({lines}: CartView): boolean {
  return lines.some((line) => (previousPrice(line) ?? Infinity) < (line.merchandise?.price ?? 0));
}

/** Integer cents for the available quantity of a line. */
export function lineTotal(line: CartLine): number {
  return (line.merchandise?.price ?? 0) * availableQuantity(line);
}

export function availableQuantity({merchandise, quantity}: CartLine): number {
  return merchandise?.availableForSale ? Math.min(quantity, merchandise.maxQuantity) : 0;
}

/** Integer cents for the lines after the discount, without shipping. */
export const payableTotal = ({total, discount}: Pick<CartView, 'total' | 'discount'>): number =>
  total - (discount?.amount ?? 0);

/** Adds snapshots to the items; `renew` replaces existing ones. */
export function withSnapshots(
  items: readonly CartItem[],
  merchandiseOf: MerchandiseOf,
  {renew}: {renew: boolean} = {renew: false},
): CartItem[] {
  return items.map((item) => {
    const merchandise = merchandiseOf(item);
    if ((item.snapshot && !renew) || !merchandise?.availableForSale) return item;
    const {title, annotation, price} = merchandise;
    // The annotation of a piece repeats its configuration, which the item has already.
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

/** A change that the worker hasn't confirmed yet; `merchandise` belongs to an added item. */
export interface PendingChange {
  change: CartChange;
  merchandise?: Merchandise;
}

/** The cart with all pending changes applied. */
export function optimisticView(view: CartView, pending: readonly PendingChange[]): CartView {
  if (!pending.length) return view;
  const merchandiseByKey = new Map(view.lines.map((line) => [line.key, line.merchandise]));
  const merchandiseOf: MerchandiseOf = (item) => merchandiseByKey.get(itemKey(item)) ?? null;
  let items: CartItem[] = view.lines;
  for (const {change, merchandise} of pending) {
    if (change.type === 'add' && merchandise) merchandiseByKey.set(itemKey(change.item), merchandise);
    const result = changeItems(items, change, merchandiseOf);
    if (result.ok) items = result.items;
  }
  // Only the store knows the discount on the changed lines.
  const discount = view.discount && ({...view.discount, state: 'unknown', amount: 0} as const);
  return {...view, ...cartView(items, merchandiseOf), discount};
}

/** The JSON of `/api/cart`. */
export interface CartReply {
  /** The current cart; missing when the store didn't answer. */
  cart?: CartView;
  /** Whether the form wasn't applied; the notice says why. */
  refused?: boolean;
  notice?: Notice;
  /** URL of the checkout. */
  checkoutUrl?: string;
}

import {containedVat, shippingCost, type PricedCart} from '../cart/cost';
import type {Cart, CartLine} from '../cart/model';
import {variantTitle} from '../catalogue/selection';
import type {Language} from '../model';
import {isoSeconds} from '../graphql/times';
import {pricedCart} from '../store/pricing';
import {visibleLines, type Store} from '../store/store';
import type {Buyer} from './form';
import type {Order, Totals} from './model';

const FIRST_NUMBER = 1001;

/** The lines that can be ordered: those with a quantity, whose product is still there. */
export function orderableLines(store: Store, cart: Cart): CartLine[] {
  return visibleLines(store, cart).filter((line) => line.quantity > 0);
}

/** What the lines that can be ordered cost. */
export const pricedOrder = (store: Store, cart: Cart): PricedCart =>
  pricedCart(store, cart, orderableLines(store, cart));

/** What a cart costs at checkout, shipping included, in cents. */
export function totalsOf(store: Store, {total: subtotal, discount, applied}: PricedCart): Totals {
  const {vatPercent, shipping: rates} = store.content.shop;
  const shipping = applied?.record.kind === 'shipping' ? 0 : shippingCost(subtotal, rates);
  const total = subtotal + shipping;
  return {subtotal, discount, shipping, total, tax: containedVat(total, vatPercent)};
}

/** The lines of which more is wanted than is left, with what is left. */
export function shortages(store: Store, cart: Cart): {line: CartLine; left: number}[] {
  const taken = new Map<string, number>();
  return orderableLines(store, cart).flatMap((line) => {
    const before = taken.get(line.variant.id) ?? 0;
    taken.set(line.variant.id, before + line.quantity);
    const left = Math.max(0, store.inventory.sellable(line.variant) - before);
    return line.quantity > left ? [{line, left}] : [];
  });
}

/** Places the order: keeps it, takes it out of stock and ends the cart, which the API then answers with `null`. */
export function placeOrder(store: Store, cart: Cart, buyer: Buyer, language: Language): Order {
  const priced = pricedOrder(store, cart);
  const {lines} = priced;
  const order: Order = {
    number: FIRST_NUMBER + store.orders.length,
    token: store.clock.token(),
    cartToken: cart.token,
    createdAt: isoSeconds(store.clock.now()),
    language,
    buyer,
    lines: lines.map(({line, cost}) => {
      const discount = cost.lineDiscount + cost.orderDiscount;
      return {
        variantId: line.variant.id,
        sku: line.variant.record.sku,
        title: line.variant.product.record.title[language],
        variantTitle: variantTitle(line.variant, language),
        quantity: line.quantity,
        attributes: line.attributes,
        price: cost.amountPerQuantity,
        discount,
        total: cost.subtotal - discount,
      };
    }),
    attributes: cart.attributes,
    note: cart.note,
    discountCode: priced.applied?.code ?? null,
    ...totalsOf(store, priced),
  };
  for (const {variant, quantity} of lines.map(({line}) => line)) {
    store.inventory.setQuantity(variant, store.inventory.quantity(variant) - quantity);
  }
  store.orders.push(order);
  store.carts.delete(cart.token);
  return order;
}

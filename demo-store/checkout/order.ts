import {cartCost, containedVat, lineCost, shippingCost} from '../cart/cost';
import {appliedDiscount} from '../cart/discounts';
import type {Cart, CartLine} from '../cart/model';
import {variantTitle} from '../catalogue/selection';
import type {Language} from '../model';
import {isoSeconds} from '../graphql/times';
import {visibleLines, type Store} from '../store/store';
import type {Buyer} from './form';
import type {Order, Totals} from './model';

const FIRST_NUMBER = 1001;

/** The lines that can be ordered: those with a quantity, whose product is still there. */
export function orderableLines(store: Store, cart: Cart): CartLine[] {
  return visibleLines(store, cart).filter((line) => line.quantity > 0);
}

/** What a cart costs at checkout, shipping included, in cents. */
export function totalsOf(store: Store, cart: Cart): Totals {
  const {vatPercent, shipping: rates} = store.catalogue.content.shop;
  const lines = orderableLines(store, cart);
  const {subtotal} = cartCost({lines, discountCodes: cart.discountCodes}, vatPercent);
  const shipping = shippingCost(subtotal, rates);
  const total = subtotal + shipping;
  return {subtotal, shipping, total, tax: containedVat(total, vatPercent)};
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
  const discount = appliedDiscount(cart);
  const lines = orderableLines(store, cart);
  const order: Order = {
    number: FIRST_NUMBER + store.orders.length,
    token: store.clock.token(),
    cartToken: cart.token,
    createdAt: isoSeconds(store.clock.now()),
    language,
    buyer,
    lines: lines.map((line) => {
      const cost = lineCost(line, discount?.percent);
      return {
        variantId: line.variant.id,
        sku: line.variant.record.sku,
        title: line.variant.product.record.title[language],
        variantTitle: variantTitle(line.variant, language),
        quantity: line.quantity,
        attributes: line.attributes,
        price: cost.amountPerQuantity,
        discount: cost.discount,
        total: cost.total,
      };
    }),
    attributes: cart.attributes,
    note: cart.note,
    discountCode: discount?.code ?? null,
    ...totalsOf(store, cart),
  };
  for (const {variant, quantity} of lines) {
    store.inventory.setQuantity(variant, store.inventory.quantity(variant) - quantity);
  }
  store.orders.push(order);
  store.carts.delete(cart.token);
  return order;
}

import {containedVat, shippingCost, type PricedCart} from '../cart/cost';
import {appliedGiftCards, type AppliedGiftCard} from '../cart/giftCards';
import type {Cart, CartLine} from '../cart/model';
import {variantTitle} from '../catalogue/selection';
import type {Language} from '../model';
import {toIsoSeconds} from '../graphql/times';
import {priceStoreCart, type StoreCart} from '../store/pricing';
import {visibleLines, type Store} from '../store/store';
import type {Buyer} from './form';
import type {Order, Totals} from './model';

const FIRST_NUMBER = 1001;

/** Lines without a quantity, or whose product is no longer published, can't be ordered. */
export function orderableLines(store: Store, cart: Cart): CartLine[] {
  return visibleLines(store, cart).filter((line) => line.quantity > 0);
}

export const priceOrder = (store: Store, cart: Cart): StoreCart =>
  priceStoreCart(store, cart, orderableLines(store, cart));

/** The totals of a cart at checkout, shipping included, in cents, and the gift cards that pay something. */
export function calculateCharge(
  {content}: Store,
  cart: Cart,
  {total: subtotal, discount, appliedDiscount}: PricedCart,
): {totals: Totals; cards: AppliedGiftCard[]} {
  const {vatPercent, shipping: rates} = content.shop;
  const shipping = appliedDiscount?.record.kind === 'shipping' ? 0 : shippingCost(subtotal, rates);
  const total = subtotal + shipping;
  const cards = appliedGiftCards(cart.giftCards, content.giftCards, total).filter(({amount}) => amount > 0);
  const giftCards = cards.map(({record, amount}) => ({lastCharacters: record.code.slice(-4).toUpperCase(), amount}));
  return {totals: {subtotal, discount, shipping, total, tax: containedVat(total, vatPercent), giftCards}, cards};
}

/** The lines whose quantity exceeds the stock, with the quantity that is available. */
export function findShortages(store: Store, cart: Cart): {line: CartLine; available: number}[] {
  const orderedQuantities = new Map<string, number>();
  return orderableLines(store, cart).flatMap((line) => {
    const orderedBefore = orderedQuantities.get(line.variant.id) ?? 0;
    orderedQuantities.set(line.variant.id, orderedBefore + line.quantity);
    const available = Math.max(0, store.inventory.sellableQuantity(line.variant) - orderedBefore);
    return line.quantity > available ? [{line, available}] : [];
  });
}

/** Places the order: reduces the stock and deletes the cart, for which the API then returns `null`. */
export function placeOrder(store: Store, cart: Cart, buyer: Buyer, language: Language): Order {
  const priced = priceOrder(store, cart);
  const {lines} = priced;
  const {totals, cards} = calculateCharge(store, cart, priced);
  const positions = new Map(lines.map(({line}, index) => [line.id, index + 1]));
  const order: Order = {
    number: FIRST_NUMBER + store.orders.length,
    token: store.clock.token(),
    cartToken: cart.token,
    createdAt: toIsoSeconds(store.clock.now()),
    cancelledAt: null,
    test: false,
    language,
    currencyCode: priced.currencyCode,
    buyer,
    lines: lines.map(({line, cost}) => {
      const discount = cost.lineDiscount + cost.orderDiscount;
      return {
        variantId: line.variant.id,
        sku: line.variant.record.sku,
        title: line.variant.product.record.title[language],
        variantTitle: variantTitle(line.variant, language),
        quantity: line.quantity,
        fulfilled: 0,
        refunded: 0,
        attributes: line.attributes,
        price: cost.amountPerQuantity,
        discount,
        total: cost.subtotal - discount,
        parentPosition: positions.get(line.parentId ?? '') ?? null,
      };
    }),
    attributes: cart.attributes,
    note: cart.note,
    discountCode: priced.appliedDiscount?.code ?? null,
    ...totals,
  };
  if (cards.length > 0) {
    for (const {record, amount} of cards) record.balance -= amount;
    store.invalidateCatalogue();
  }
  for (const {variant, quantity} of lines.map(({line}) => line)) {
    store.inventory.setQuantity(variant, store.inventory.quantity(variant) - quantity);
  }
  store.orders.push(order);
  store.carts.delete(cart.token);
  return order;
}

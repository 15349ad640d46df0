import {priceCart, type PricedCart} from '../cart/cost';
import {appliedDiscount, normalizeCode, type DiscountTerms} from '../cart/discounts';
import type {Cart} from '../cart/model';
import {visibleLines, type Store} from './store';

/** What a cart costs now, with the discount code that applies. */
export function pricedCart(store: Store, cart: Cart, lines = visibleLines(store, cart)): PricedCart {
  const applied = appliedDiscount(cart.discountCodes, lines, discountTerms(store, cart.buyerIdentity.email));
  return priceCart(lines, applied, store.content.shop.vatPercent);
}

/** What decides about the store's discount codes, for a buyer that may not be known yet. */
export function discountTerms(store: Store, buyer: string | null): DiscountTerms {
  const {content, orders, clock} = store;
  return {
    now: clock.peek(),
    find: (code) => content.discounts.find((record) => normalizeCode(record.code) === normalizeCode(code)),
    uses: ({code, used = 0}) => {
      const placed = orders.filter(
        ({discountCode}) => discountCode && normalizeCode(discountCode) === normalizeCode(code),
      );
      const own = placed.filter((order) => order.buyer.email.toLowerCase() === buyer?.toLowerCase());
      return {all: used + placed.length, byBuyer: own.length};
    },
    isFor: ({product}, {products = [], collections = []}) => {
      const {handle} = product.record;
      return (
        products.includes(handle) ||
        content.collections.some(
          (collection) => collections.includes(collection.handle) && collection.products.includes(handle),
        )
      );
    },
  };
}

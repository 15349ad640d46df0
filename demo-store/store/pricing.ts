import {priceCart, type PricedCart} from '../cart/cost';
import {findAppliedDiscount, normalizeCode, type DiscountTerms} from '../cart/discounts';
import type {Cart} from '../cart/model';
import {cartMarket} from './markets';
import {visibleLines, type Store} from './store';

/** A priced cart in the currency of its buyer's country. */
export interface StoreCart extends PricedCart {
  currencyCode: string;
}

/** Prices a cart with the discount code that applies. */
export function priceStoreCart(store: Store, cart: Cart, lines = visibleLines(store, cart)): StoreCart {
  const appliedDiscount = findAppliedDiscount(
    cart.discountCodes,
    lines,
    discountTerms(store, cart.buyerIdentity.email),
  );
  const pricedCart = priceCart(lines, appliedDiscount, store.content.shop.vatPercent);
  return {...pricedCart, currencyCode: cartMarket(store, cart).currencyCode};
}

/** `buyer` is an e-mail address, `null` before checkout. */
export function discountTerms(store: Store, buyer: string | null): DiscountTerms {
  const {content, orders, clock} = store;
  return {
    now: clock.peek(),
    find: (code) => content.discounts.find((record) => normalizeCode(record.code) === normalizeCode(code)),
    uses: ({code, used = 0}) => {
      const ordersWithCode = orders.filter(
        ({discountCode}) => discountCode && normalizeCode(discountCode) === normalizeCode(code),
      );
      const buyerOrders = ordersWithCode.filter((order) => order.buyer.email.toLowerCase() === buyer?.toLowerCase());
      return {all: used + ordersWithCode.length, byBuyer: buyerOrders.length};
    },
    appliesTo: ({product}, {products = [], collections = []}) => {
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

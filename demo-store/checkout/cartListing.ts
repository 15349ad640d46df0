import {cartId} from '../cart/model';
import {priceStoreCart} from '../store/pricing';
import type {Store} from '../store/store';

/** The open carts for `/carts.json`, amounts in cents. */
export function listCarts(store: Store) {
  return [...store.carts.values()].map((cart) => {
    const {lines, currencyCode, subtotal, discount, total, tax} = priceStoreCart(store, cart);
    return {
      id: cartId(cart),
      token: cart.token,
      language: cart.language,
      currencyCode,
      createdAt: cart.createdAt,
      updatedAt: cart.updatedAt,
      attributes: cart.attributes,
      note: cart.note,
      discountCodes: cart.discountCodes,
      lines: lines.map(({line, cost}) => ({
        id: line.id,
        variantId: line.variant.id,
        sku: line.variant.record.sku,
        title: line.variant.product.record.title[cart.language],
        quantity: line.quantity,
        attributes: line.attributes,
        total: cost.total - cost.orderDiscount,
      })),
      subtotal,
      discount,
      total,
      tax,
    };
  });
}

export type CartListing = ReturnType<typeof listCarts>[number];

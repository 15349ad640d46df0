import {cartCost, lineCost} from '../cart/cost';
import {appliedDiscount} from '../cart/discounts';
import {cartId} from '../cart/model';
import {visibleLines, type Store} from '../store/store';

/** The open carts for `/carts.json`, amounts in cents of EUR. */
export function cartListing(store: Store) {
  const {vatPercent} = store.catalogue.content.shop;
  return [...store.carts.values()].map((cart) => {
    const lines = visibleLines(store, cart);
    const percent = appliedDiscount(cart)?.percent ?? 0;
    return {
      id: cartId(cart),
      token: cart.token,
      language: cart.language,
      createdAt: cart.createdAt,
      updatedAt: cart.updatedAt,
      attributes: cart.attributes,
      note: cart.note,
      discountCodes: cart.discountCodes,
      lines: lines.map((line) => ({
        id: line.id,
        variantId: line.variant.id,
        sku: line.variant.record.sku,
        title: line.variant.product.record.title[cart.language],
        quantity: line.quantity,
        attributes: line.attributes,
        total: lineCost(line, percent).total,
      })),
      ...cartCost({lines, discountCodes: cart.discountCodes}, vatPercent),
    };
  });
}

export type CartListing = ReturnType<typeof cartListing>[number];

import {availableQuantity, type CartLine, type CartView} from '~/cart/rules/cartView';
import {toAmount} from '~/i18n/formats';
import type {Product} from '~/product/product';

/** A product in the format of Shopify's analytics. The price is a decimal amount. */
interface AnalyticsProduct {
  productGid: string;
  variantGid?: string;
  name: string;
  variantName?: string;
  brand: string;
  price: string;
  quantity: number;
}

/** The viewed product with its first variant. A made-to-measure product has no variant before it is configured. */
export function toViewedProduct({id, title, vendor, variants}: Product, lowestPrice = 0): AnalyticsProduct {
  const [variant] = variants;
  return {
    productGid: id,
    variantGid: variant?.id,
    name: title,
    variantName: variant?.title,
    brand: vendor,
    price: toAmount(variant?.price ?? lowestPrice),
    quantity: 1,
  };
}

/** The products that were added between two states of the cart. Lines that can't be bought don't count. */
export function listAddedProducts(previousCart: CartView, cart: CartView): AnalyticsProduct[] {
  const previousQuantities = new Map(previousCart.lines.map(({key, quantity}) => [key, quantity]));
  return cart.lines.flatMap((line) => {
    const quantity = Math.min(line.quantity - (previousQuantities.get(line.key) ?? 0), availableQuantity(line));
    return quantity > 0 ? (toAddedProduct(line, quantity) ?? []) : [];
  });
}

function toAddedProduct({merchandise, variantId, productId}: CartLine, quantity: number): AnalyticsProduct | undefined {
  const productGid = productId ?? merchandise?.productId;
  if (!merchandise || !productGid) return undefined;
  const {title, annotation, price, vendor = ''} = merchandise;
  return {
    productGid,
    variantGid: variantId,
    name: title,
    variantName: annotation,
    brand: vendor,
    price: toAmount(price),
    quantity,
  };
}

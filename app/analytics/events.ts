import {availableQuantity, type CartLine, type CartView} from '~/cart/rules/cartView';
import {toAmount} from '~/i18n/formats';
import type {Product} from '~/product/product';

/** A product as Shopify's analytics take it; the price is a decimal amount. */
interface AnalyticsProduct {
  productGid: string;
  variantGid?: string;
  name: string;
  variantName?: string;
  brand: string;
  price: string;
  quantity: number;
}

/** A product whose page is viewed, by its first variant; one made to measure has none to name before it is chosen. */
export function viewedProduct({id, title, vendor, variants}: Product, lowestPrice = 0): AnalyticsProduct {
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

/** What came into the cart between two answers of the worker. A line that nobody can buy doesn't count. */
export function addedProducts(before: CartView, after: CartView): AnalyticsProduct[] {
  const quantities = new Map(before.lines.map(({key, quantity}) => [key, quantity]));
  return after.lines.flatMap((line) => {
    const quantity = Math.min(line.quantity - (quantities.get(line.key) ?? 0), availableQuantity(line));
    return quantity > 0 ? (analyticsProduct(line, quantity) ?? []) : [];
  });
}

function analyticsProduct(
  {merchandise, variantId, productId}: CartLine,
  quantity: number,
): AnalyticsProduct | undefined {
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

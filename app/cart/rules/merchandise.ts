import type {Construction} from '~/configurator/rules/construction';
import type {Sale} from '~/configurator/rules/piece';
import type {Image} from '~/platform/images';
import {numberOf} from './cartItem';
import {maxLineQuantity} from './quantity';

/** Why a piece isn't sold: the product isn't made like that, or it is, but no variant has its price, so nobody could pay it. */
export type NotSellable = 'notOffered' | 'onRequest';

/** What the store says now of the thing that a line holds, as far as the cart shows it. Prices are integer cents of EUR. */
export interface Merchandise {
  /** The product's. */
  handle: string;
  /** Of the product, as far as the page knows it. */
  productId?: string;
  vendor?: string;
  title: string;
  /** The variant's name, or the piece in one line; empty where a product has only one variant. */
  annotation: string;
  /** Number of the variant in the product page's query; `null` where the product has only one, and for a made-to-measure piece. */
  variantNumber: string | null;
  image: Image | null;
  price: number;
  /** Struck through; `null` unless higher than the price. */
  compareAtPrice: number | null;
  availableForSale: boolean;
  /** Made to the customer's specification: there is no right of withdrawal (rule 18.6). */
  noWithdrawal?: boolean;
  /** Upper limit of one line: the stock, where the store counts it, and `maxLineQuantity`. */
  maxQuantity: number;
  /** Delivery time in the store's words. */
  deliveryTime?: string;
  /** The longest that it takes, in calendar days. */
  deliveryDays?: number;
  /** Price of a unit in words, such as `49,80 € / l` (rule 10.11). */
  unitPrice?: string;
  /** How a made-to-measure piece is built, if that is known. */
  construction?: Construction | null;
  /** Of a made-to-measure piece that the store has sold before; then it has no price. */
  notSellable?: NotSellable;
}

export interface MerchandiseProduct {
  id?: string;
  vendor?: string;
  handle: string;
  title: string;
  /** There is no right of withdrawal. */
  noWithdrawal?: boolean;
  deliveryTime?: string;
  deliveryDays?: number;
}

type Shown = Pick<Merchandise, 'annotation' | 'variantNumber' | 'image' | 'construction' | 'unitPrice'>;

/** What a product and the sale of its variant or piece say together. */
export function toMerchandise(
  {id, vendor, handle, title, noWithdrawal, deliveryTime, deliveryDays}: MerchandiseProduct,
  shown: Shown,
  {price, compareAtPrice, availableForSale, quantityAvailable}: Sale & {compareAtPrice?: number},
): Merchandise {
  return {
    handle,
    ...(id && {productId: id}),
    ...(vendor && {vendor}),
    title,
    ...shown,
    ...(noWithdrawal && {noWithdrawal}),
    ...(deliveryTime && {deliveryTime}),
    ...(deliveryDays !== undefined && {deliveryDays}),
    price,
    compareAtPrice: compareAtPrice ?? null,
    availableForSale,
    maxQuantity: maxQuantityOf(quantityAvailable),
  };
}

/** Shopify's name for the variant of a product that has only one. */
const onlyVariant = 'Default Title';

interface MerchandiseVariant extends Sale {
  id: string;
  title: string;
  compareAtPrice?: number;
  unitPrice?: string;
  image?: Image;
}

/** A variant of a product as the cart shows it. */
export function merchandiseOfVariant(product: MerchandiseProduct, variant: MerchandiseVariant): Merchandise {
  const named = variant.title !== onlyVariant;
  const shown = {
    annotation: named ? variant.title : '',
    variantNumber: named ? variantNumber(variant) : null,
    image: variant.image ?? null,
    ...(variant.unitPrice && {unitPrice: variant.unitPrice}),
  };
  return toMerchandise(product, shown, variant);
}

/** A variant's number in a URL, such as `?variant=123`. */
export const variantNumber = ({id}: {id: string}): string => numberOf(id);

/**
 * Upper limit of one line. The stock counts only while it is positive: a store that doesn't count a variant, or sells it
 * beyond its stock, answers zero or less for one that is for sale.
 */
export function maxQuantityOf(quantityAvailable: number | null | undefined): number {
  return quantityAvailable && quantityAvailable > 0 ? Math.min(quantityAvailable, maxLineQuantity) : maxLineQuantity;
}

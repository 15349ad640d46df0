import type {Construction} from 'joinery/families/construction';
import type {Sale} from '~/configurator/piece/piece';
import type {Image} from '~/platform/images';
import {numericId} from './cartItem';
import {maxLineQuantity} from './quantity';

/** Why a piece can't be bought: the product doesn't offer the configuration, or no variant has its price. */
export type UnavailableReason = 'notOffered' | 'onRequest';

/** The current data of a variant or piece, as far as the cart shows it. Prices are integer cents of EUR. */
export interface Merchandise {
  handle: string;
  productId?: string;
  vendor?: string;
  title: string;
  /** The variant's name, or the piece in one line; empty for a product with one variant. */
  annotation: string;
  /** The variant's number in the product page's query; `null` for a product with one variant and for a made-to-measure piece. */
  variantNumber: string | null;
  image: Image | null;
  price: number;
  /** `null` unless higher than the price. */
  compareAtPrice: number | null;
  availableForSale: boolean;
  /** Made to the customer's specification: there is no right of withdrawal. */
  noWithdrawal?: boolean;
  /** Maximum quantity of one line: `maxLineQuantity`, or the stock if the store tracks it. */
  maxQuantity: number;
  /** Delivery time in the store's words. */
  deliveryTime?: string;
  /** Maximum delivery time, in calendar days. */
  deliveryDays?: number;
  /** Formatted unit price, such as `49,80 € / l`. */
  unitPrice?: string;
  /** The construction of a made-to-measure piece, if it is known. */
  construction?: Construction | null;
  /** Set for a made-to-measure piece that is no longer sold; it has no price. */
  unavailableReason?: UnavailableReason;
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

type MerchandiseDetails = Pick<Merchandise, 'annotation' | 'variantNumber' | 'image' | 'construction' | 'unitPrice'>;

/** Combines the data of a product with the sale of its variant or piece. */
export function toMerchandise(
  {id, vendor, handle, title, noWithdrawal, deliveryTime, deliveryDays}: MerchandiseProduct,
  details: MerchandiseDetails,
  {price, compareAtPrice, availableForSale, quantityAvailable}: Sale & {compareAtPrice?: number},
): Merchandise {
  return {
    handle,
    ...(id && {productId: id}),
    ...(vendor && {vendor}),
    title,
    ...details,
    ...(noWithdrawal && {noWithdrawal}),
    ...(deliveryTime && {deliveryTime}),
    ...(deliveryDays !== undefined && {deliveryDays}),
    price,
    compareAtPrice: compareAtPrice ?? null,
    availableForSale,
    maxQuantity: getMaxQuantity(quantityAvailable),
  };
}

/** Shopify's name for the variant of a product that has only one. */
const defaultVariantTitle = 'Default Title';

interface MerchandiseVariant extends Sale {
  id: string;
  title: string;
  compareAtPrice?: number;
  unitPrice?: string;
  image?: Image;
}

/** Converts a variant for display in the cart. */
export function merchandiseOfVariant(product: MerchandiseProduct, variant: MerchandiseVariant): Merchandise {
  const hasName = variant.title !== defaultVariantTitle;
  const details = {
    annotation: hasName ? variant.title : '',
    variantNumber: hasName ? numericId(variant.id) : null,
    image: variant.image ?? null,
    ...(variant.unitPrice && {unitPrice: variant.unitPrice}),
  };
  return toMerchandise(product, details, variant);
}

/**
 * The maximum quantity of one line. The stock is a limit only while it is positive: for an untracked variant, or one that continues selling
 * when out of stock, the store answers zero or less.
 */
function getMaxQuantity(quantityAvailable: number | null | undefined): number {
  return quantityAvailable && quantityAvailable > 0 ? Math.min(quantityAvailable, maxLineQuantity) : maxLineQuantity;
}

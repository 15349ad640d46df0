import type {Localized, ProductRecord, VariantRecord} from 'demo-store/model';
import {
  type Decimal,
  fallbackFormula,
  neutralMultiplier,
  priceValue,
  priceInCents,
  surchargeSums,
  type PriceFormula,
} from './priceFormula';

/** How many variants Shopify allows a product. */
const variantLimit = 2048;

/** What a configurator product offers. For a missing property the storefront's fallback applies. */
export interface Offer {
  lengths?: number[];
  widths?: number[];
  multipliers?: Decimal[];
  formula?: PriceFormula;
}

const fallbackLengths = range(50, 240, 10);
const fallbackWidths = range(30, 125, 5);

export function range(from: number, to: number, step: number): number[] {
  return Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step);
}

/** Every distinct price of an offer in cents, lowest first. */
export function listPrices(offer: Offer): number[] {
  const {
    lengths = fallbackLengths,
    widths = fallbackWidths,
    multipliers = [neutralMultiplier],
    formula = fallbackFormula,
  } = offer;
  const sums = surchargeSums(formula);
  const prices = new Set<number>();
  for (const length of lengths) {
    for (const width of widths) {
      for (const multiplier of multipliers) {
        for (const surcharge of sums) prices.add(priceInCents(formula, length, width, multiplier, surcharge));
      }
    }
  }
  return [...prices].sort((a, b) => a - b);
}

/** The option `Preis` with a value for each price, and a variant for each value. */
export function priceVariants(offer: Offer, sku: string): Pick<ProductRecord, 'options' | 'variants'> {
  const prices = listPrices(offer);
  if (prices.length > variantLimit) {
    throw new Error(`would need ${prices.length} price variants, but Shopify allows ${variantLimit} a product`);
  }
  if (prices.some((price) => price <= 0)) throw new Error('gives prices that are not above zero');
  const values = prices.map((price): Localized => ({DE: priceValue(price), EN: priceValue(price)}));
  return {
    options: [{name: {DE: 'Preis', EN: 'Price'}, values}],
    variants: prices.map((price) => toVariant(price, sku)),
  };
}

/** A piece that is made to order has no stock, and selling continues without stock. */
function toVariant(price: number, sku: string): VariantRecord {
  return {
    selectedOptions: [priceValue(price)],
    sku: `${sku}-${price}`,
    price,
    quantityAvailable: 0,
    continueSelling: true,
  };
}

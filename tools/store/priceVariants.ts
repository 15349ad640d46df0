import type {ProductRecord} from 'demo-store/model';
import {formatPriceOption} from '~/configurator/rules/formula';
import {readOffer, type OfferSource} from '~/configurator/rules/offer';
import {listStandardPrices} from '~/configurator/rules/standard';
import {toCents} from '~/i18n/formats';
import {defaultLanguage} from '~/i18n/language';
import {defaultCode} from './languages';
import type {Problem} from './plan';

/** How many variants Shopify allows a product. */
const maxVariants = 2048;

/** The option of a standard piece, whose values are its prices. */
export const priceOptionName = 'Preis';

/** Whether the content sells a product by variants that are prices. */
export const hasPriceOption = ({options}: ProductRecord) =>
  options.length === 1 && options[0]?.name[defaultCode] === priceOptionName;

/** A variant of the store, its price as the store writes it. */
export interface StoredVariant {
  id: string;
  price: string;
  selectedOptions: {name: string; value: string}[];
}

/** What a product made to measure needs, in cents, and what of it the store lacks. */
export interface PriceVariants {
  /** Every price that can be chosen, lowest first. */
  prices: number[];
  missing: number[];
  /** Values of the option that are no price any more. */
  stale: string[];
  /** Variants that cost another price than their option says. */
  wrong: StoredVariant[];
  /** Fields that are missing or unusable, so that the site takes its fallback. */
  fallbacks: string[];
}

/** The metafields of an offer as the rules read them. */
export function offerSource(
  product: Omit<OfferSource, 'farben' | 'laengen' | 'breiten' | 'preisformel' | 'konstruktion' | 'variants'>,
  valueOf: (key: string) => string | undefined,
): OfferSource {
  const field = (key: string) => {
    const value = valueOf(key);
    return value === undefined ? null : {value};
  };
  const {handle, title, tags, productType, vendor} = product;
  const fields = {
    farben: field('farben'),
    laengen: field('laengen'),
    breiten: field('breiten'),
    preisformel: field('preisformel'),
    konstruktion: field('konstruktion'),
  };
  return {handle, title, tags, productType, vendor, ...fields};
}

/** Compares the variants of a standard piece with its prices; `undefined` for any other product. */
export function comparePriceVariants(
  product: OfferSource,
  variants: readonly StoredVariant[],
): PriceVariants | undefined {
  const {offer, fallbacks} = readOffer(product, defaultLanguage);
  if (offer?.kind !== 'standard') return undefined;
  const prices = listStandardPrices(offer);
  const values = new Map(
    variants.flatMap((variant) => {
      const [option, ...others] = variant.selectedOptions;
      const isPrice = others.length === 0 && (option?.name === priceOptionName || option?.name === 'Price');
      return option && isPrice ? [[option.value, variant] as const] : [];
    }),
  );
  const wanted = new Map(prices.map((cents) => [formatPriceOption(cents), cents] as const));
  return {
    prices,
    missing: prices.filter((cents) => !values.has(formatPriceOption(cents))),
    stale: [...values.keys()].filter((value) => !wanted.has(value)),
    wrong: [...values].flatMap(([value, variant]) => {
      const cents = wanted.get(value);
      return cents !== undefined && toCents(variant.price) !== cents ? [variant] : [];
    }),
    fallbacks,
  };
}

/** Why a piece can't be sold by variants at all; `undefined` when it can. */
export function tooMany({prices, stale}: PriceVariants, handle: string): Problem | undefined {
  if (prices.length === 0)
    return {problem: `The formula of ${handle} gives no price above zero.`, fix: 'Change its metafield preisformel.'};
  if (prices.length > maxVariants)
    return {
      problem: `${handle} would need ${prices.length} price variants, and Shopify allows ${maxVariants}.`,
      fix: 'Offer fewer lengths, widths or multipliers, or use rounder figures in preisformel. Then run npm run store:setup.',
    };
  if (prices.length + stale.length > maxVariants)
    return {
      problem: `${handle} has ${stale.length} price variants that no choice leads to, and no room for new ones.`,
      fix: 'Delete them in the admin. Then run npm run store:setup.',
    };
  return undefined;
}

const maxNames = 5;

/** Variants whose price isn't the one that they are named by. */
export function wrongPrices({wrong}: PriceVariants, handle: string): Problem[] {
  if (wrong.length === 0) return [];
  const some = wrong.slice(0, maxNames).map(({selectedOptions}) => selectedOptions[0]?.value);
  const problem = `Variants of ${handle} cost another price than their name says: ${some.join(', ')}.`;
  return [{problem, fix: 'Correct their prices in the admin.'}];
}

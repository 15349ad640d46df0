import type {ProductRecord} from 'demo-store/model';
import {formatPriceOption} from '~/configurator/offer/formula';
import {readOffer, type OfferSource} from '~/configurator/offer/readOffer';
import {listStandardPrices} from '~/configurator/offer/standardOffer';
import {toCents} from '~/i18n/formats';
import {defaultLanguage} from '~/i18n/language';
import {defaultCode} from './languages';
import type {Problem} from './plan';

/** Shopify's limit of variants of one product. */
const maxVariants = 2048;

/** The only option of a made-to-measure product that has a price formula; its values are prices. */
export const priceOptionName = 'Preis';

/** Whether the variants of a product in the content are prices. */
export const hasPriceOption = ({options}: ProductRecord) =>
  options.length === 1 && options[0]?.name[defaultCode] === priceOptionName;

export interface StoredVariant {
  id: string;
  /** An amount such as `129.00`. */
  price: string;
  selectedOptions: {name: string; value: string}[];
}

/** Compares the prices that a made-to-measure product can cost with the store's price variants. */
export interface PriceVariants {
  /** Every price that a choice leads to, in cents, lowest first. */
  prices: number[];
  /** Those of them without a variant, in cents. */
  missing: number[];
  /** Values of the option that no choice leads to any more. */
  obsolete: string[];
  /** Variants that cost another price than their option says. */
  wrong: StoredVariant[];
  /** Metafields that are missing or unreadable, so that the site uses its default. */
  fallbacks: string[];
}

/** Collects the metafields of a product as the rules read them. */
export function toOfferSource(
  product: Omit<OfferSource, 'farben' | 'laengen' | 'breiten' | 'preisformel' | 'konstruktion' | 'variants'>,
  findValue: (key: string) => string | undefined,
): OfferSource {
  const toField = (key: string) => {
    const value = findValue(key);
    return value === undefined ? null : {value};
  };
  const {handle, title, tags, productType, vendor} = product;
  const fields = {
    farben: toField('farben'),
    laengen: toField('laengen'),
    breiten: toField('breiten'),
    preisformel: toField('preisformel'),
    konstruktion: toField('konstruktion'),
  };
  return {handle, title, tags, productType, vendor, ...fields};
}

/** Compares a product's variants with the prices of its formula; returns `undefined` for a product without a formula. */
export function comparePriceVariants(
  product: OfferSource,
  variants: readonly StoredVariant[],
): PriceVariants | undefined {
  const {offer, fallbacks} = readOffer(product, defaultLanguage);
  if (offer?.kind !== 'standard') return undefined;
  const prices = listStandardPrices(offer);
  const variantsByValue = new Map(
    variants.flatMap((variant) => {
      const [option, ...others] = variant.selectedOptions;
      const isPrice = others.length === 0 && (option?.name === priceOptionName || option?.name === 'Price');
      return option && isPrice ? [[option.value, variant] as const] : [];
    }),
  );
  const pricesByValue = new Map(prices.map((cents) => [formatPriceOption(cents), cents] as const));
  return {
    prices,
    missing: prices.filter((cents) => !variantsByValue.has(formatPriceOption(cents))),
    obsolete: [...variantsByValue.keys()].filter((value) => !pricesByValue.has(value)),
    wrong: [...variantsByValue].flatMap(([value, variant]) => {
      const cents = pricesByValue.get(value);
      return cents !== undefined && toCents(variant.price) !== cents ? [variant] : [];
    }),
    fallbacks,
  };
}

/** Says why a product can't get the price variants that it needs; returns `undefined` when it can. */
export function findLimitProblem({prices, obsolete}: PriceVariants, handle: string): Problem | undefined {
  if (prices.length === 0)
    return {problem: `The formula of ${handle} gives no price above zero.`, fix: 'Change its metafield preisformel.'};
  if (prices.length > maxVariants)
    return {
      problem: `${handle} would need ${prices.length} price variants, and Shopify allows ${maxVariants}.`,
      fix: 'Offer fewer lengths, widths or multipliers, or use rounder figures in preisformel. Then run npm run store:setup.',
    };
  if (prices.length + obsolete.length > maxVariants)
    return {
      problem: `${handle} has ${obsolete.length} price variants that no choice leads to, and no room for new ones.`,
      fix: 'Delete them in the admin. Then run npm run store:setup.',
    };
  return undefined;
}

/** How many names a problem lists. */
const maxNames = 5;

/** Reports variants that cost another price than the one in their name. */
export function findWrongPrices({wrong}: PriceVariants, handle: string): Problem[] {
  if (wrong.length === 0) return [];
  const some = wrong.slice(0, maxNames).map(({selectedOptions}) => selectedOptions[0]?.value);
  const problem = `Variants of ${handle} cost another price than their name says: ${some.join(', ')}.`;
  return [{problem, fix: 'Correct their prices in the admin.'}];
}

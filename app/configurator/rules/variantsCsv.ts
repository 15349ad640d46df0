import {toAmount} from '~/i18n/formats';
import {writeCsvCell} from './csv';
import {formatPriceOption} from './formula';
import {listStandardPrices, type StandardOffer} from './standard';

/** Shopify's maximum of variants per product. */
const maxVariants = 2048;

class VariantsError extends Error {
  override name = 'VariantsError';
}

const columns = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Requires Shipping',
  'Variant Taxable',
];

/**
 * Writes the product as CSV in Shopify's import format, with one variant in the option `Preis` for each price. The pieces are made to
 * order, so they continue selling without stock.
 * @throws VariantsError when there are more prices than Shopify allows variants, or none
 */
export function createVariantsCsv({handle, title}: {handle: string; title: string}, offer: StandardOffer): string {
  const prices = listStandardPrices(offer);
  if (prices.length === 0) throw new VariantsError(`The formula of ${handle} gives no price above zero.`);
  if (prices.length > maxVariants) {
    throw new VariantsError(
      `${handle} would need ${prices.length} variants, but Shopify allows ${maxVariants} a product. ` +
        'Offer fewer lengths, widths or multipliers, or use rounder figures in the formula.',
    );
  }
  const rows = prices.map((cents, index) => {
    const price = toAmount(cents);
    const sku = `${handle}-${cents}`.toUpperCase();
    // Only the first row of a product has its title and the option's name.
    const isFirst = index === 0;
    return [
      handle,
      isFirst ? title : '',
      isFirst ? 'Preis' : '',
      formatPriceOption(cents),
      sku,
      'continue',
      'manual',
      price,
      'TRUE',
      'TRUE',
    ];
  });
  return [columns, ...rows].map((row) => row.map((cell) => writeCsvCell(cell, ',')).join(',')).join('\r\n') + '\r\n';
}

import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describePiece} from '~/configurator/rules/describePiece';
import {configurationQuery} from '~/configurator/rules/configuration';
import {correctionText} from '~/configurator/rules/correctionText';
import {getMeasures, getUnit} from '~/configurator/rules/measures';
import {getNames} from '~/configurator/rules/names';
import type {Offer} from '~/configurator/rules/offer';
import {linkTemplate, getOptions} from '~/configurator/rules/options';
import {getSale} from '~/configurator/rules/piece';
import {readPiece} from '~/configurator/rules/readPiece';
import {sheetPath} from '~/configurator/rules/sheetPath';
import {numericId} from '~/cart/rules/cartItem';
import {linePath} from '~/cart/rules/cartView';
import {currency, formatPrice} from '~/i18n/formats';
import {localizedPath} from '~/i18n/language';
import {loadProductPage} from '~/product/loadProductPage.server';
import type {SearchEntry} from '~/search/searchEntries';

type Context = Pick<AppLoadContext, 'language' | 'origin'>;

/** The URL of a page; `path` doesn't include the language. */
const urlOf = ({origin, language}: Context, path: string) => origin + localizedPath(path, language);

/** An entry of the site in the format of the tools. */
export function toEntry({kind, path, title, note, getPrice}: SearchEntry, context: Context) {
  const card = getPrice?.();
  return {
    kind,
    title,
    ...(note && {note}),
    url: urlOf(context, path),
    ...(card && {price_cents: card.price, price_is_lowest: card.priceVaries}),
  };
}

/** The data of a product's page. Throws what the page's loader throws. */
function loadProduct(handle: string, context: AppLoadContext) {
  return loadProductPage(handle, new Request(urlOf(context, `/product/${handle}`)), context);
}

type ProductPage = Awaited<ReturnType<typeof loadProduct>>;

/** Delivery, shipping and returns, which are the same for all variants of a product. */
const termsOf = ({product}: ProductPage) => ({
  delivery_time: product.deliveryTime ?? null,
  shipping: product.shippingCost ?? null,
  returns: product.returns,
});

/** A product with its variants, or with the options of a made-to-measure product. Prices are cents of EUR with VAT. */
export async function getProduct(handle: string, context: AppLoadContext) {
  const page = await loadProduct(handle, context);
  const {product, offer, range} = page;
  const url = urlOf(context, `/product/${handle}`);
  return {
    handle,
    title: product.title,
    description: product.description,
    url,
    currency,
    ...termsOf(page),
    ...(range && {lowest_price_cents: range.lowest, highest_price_cents: range.highest}),
    ...(offer ? {made_to_measure: optionsOf(offer, url, context)} : {variants: variantsOf(page, context)}),
  };
}

function optionsOf(offer: Offer, url: string, {language}: Context) {
  const options = getOptions(offer, language);
  return {...options, link: url + linkTemplate(options)};
}

const variantsOf = ({product}: ProductPage, context: Context) =>
  product.variants.map((variant) => ({
    title: variant.title,
    price_cents: variant.price,
    available: variant.availableForSale,
    url: urlOf(context, linePath({handle: product.handle, variantNumber: numericId(variant.id)})),
  }));

/** The values of a configuration by the names of the link's parameters. Numbers are cm, or mm for KLIV. */
type ConfigurationInput = Record<string, string | number>;

/**
 * The price of a piece in cents, its delivery, and the links by which a person looks at it and orders it (rule 22.4). `null` for a product that is
 * not made to measure.
 */
export async function quotePiece(handle: string, input: ConfigurationInput, context: AppLoadContext) {
  const page = await loadProduct(handle, context);
  const {product, offer} = page;
  if (!offer) return null;
  const {language} = context;
  const parameters = Object.entries(input).map(([name, value]) => [name, String(value).replace(/^#/, '')]);
  const {piece, corrections} = readPiece(offer, new URLSearchParams(parameters), language);
  const sale = getSale(piece);
  const measureOf = (name: string) => getMeasures(piece).find(({field}) => field === name)?.value;
  return {
    title: product.title,
    piece: describePiece(piece, language),
    configuration: Object.fromEntries(new URLSearchParams(configurationQuery(piece.configuration))),
    corrections: corrections.map((correction) =>
      correctionText(correction, language, measureOf(correction.field), getUnit(piece), getNames(offer)),
    ),
    currency,
    price_cents: sale?.price ?? null,
    ...(sale && {price: formatPrice(sale.price, language)}),
    available: Boolean(sale?.availableForSale),
    ...termsOf(page),
    order_url: urlOf(context, linePath({handle, variantNumber: null}, piece.configuration)),
    drawing_url: urlOf(context, sheetPath(handle, piece.configuration)),
  };
}

import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describePiece} from '~/configurator/piece/describePiece';
import {configurationQuery} from '~/configurator/piece/configuration';
import {correctionText} from '~/configurator/piece/correctionText';
import {getMeasures, getUnit, getSale} from '~/configurator/piece/piece';
import {getNames} from '~/configurator/offer/names';
import type {Offer} from '~/configurator/offer/readOffer';
import {linkTemplate, getOptions} from '~/configurator/offer/options';
import {readPiece} from '~/configurator/piece/readPiece';
import {sheetPath} from '~/configurator/piece/piecePath';
import {numericId} from '~/cart/rules/cartItem';
import {linePath} from '~/cart/rules/cartView';
import {currency, formatPrice} from '~/i18n/formats';
import {languages, localizedPath, type Language} from '~/i18n/language';
import {loadProductPage} from '~/product/loadProductPage.server';
import type {SearchResult} from '~/search/findInSite.server';
import type {SearchEntry} from '~/search/searchEntries';
import {AgentError} from './agentError';
import {markdownPath} from './markdown';
import {readPieceInput} from './pieceInput';

/** The functions by which the tools read the site. */
export interface AgentSite {
  /** The context of the call, whose language is that of its path. */
  context: AppLoadContext;
  /** The same context in another language. */
  contextIn: (language: Language) => AppLoadContext;
  search: (query: string, context: AppLoadContext) => Promise<SearchResult>;
  /** All entries and pages of the site. */
  list: (context: AppLoadContext) => Promise<SearchEntry[]>;
}

const otherContexts = ({context, contextIn}: AgentSite) =>
  languages.filter((language) => language !== context.language).map(contextIn);

/** Maximum number of results of a search. */
const maxResults = 24;

type Context = Pick<AppLoadContext, 'language' | 'origin'>;

/** The URL of a page; `path` doesn't include the language. */
const urlOf = ({origin, language}: Context, path: string) => origin + localizedPath(path, language);

/** An entry of the site in the format of the tools. */
function toEntry({kind, path, title, note, getPrice}: SearchEntry, context: Context) {
  const card = getPrice?.();
  return {
    kind,
    title,
    ...(note && {note}),
    url: urlOf(context, path),
    ...(card && {price_cents: card.price, price_is_lowest: card.priceVaries}),
  };
}

/** The hits of a query in any language, the best of each first. They are shown in the language of the call. */
export async function searchCatalog(query: string, site: AgentSite) {
  const {context, search, list} = site;
  const [results, entries] = await Promise.all([
    Promise.all([context, ...otherContexts(site)].map((searched) => search(query, searched))),
    list(context),
  ]);
  const shown = new Map(entries.map((entry) => [entry.path, entry]));
  const hits = new Map<string, SearchEntry>();
  for (let rank = 0; rank < maxResults; rank += 1) {
    for (const hit of results.flatMap((result) => result.entries[rank] ?? [])) {
      if (!hits.has(hit.path)) hits.set(hit.path, shown.get(hit.path) ?? hit);
    }
  }
  const isEmpty = hits.size === 0;
  return {
    results: [...hits.values()].slice(0, maxResults).map((entry) => toEntry(entry, context)),
    ...(isEmpty && {hint: `Try fewer or other words. All pages are listed at ${urlOf(context, '/llms.txt')}.`}),
    some_results_may_be_missing: results.some(({isPartial}) => isPartial),
  };
}

export async function listServices({context, list}: AgentSite) {
  const services = (await list(context)).filter(({kind}) => kind === 'services');
  return {services: services.map((entry) => toEntry(entry, context))};
}

/** The legal pages with their texts as markdown; `null` for a page that doesn't exist any more. */
export async function listPolicies({context, list}: AgentSite) {
  const entries = (await list(context)).filter(({path}) => path.startsWith('/legal/'));
  const readText = ({path}: SearchEntry) => context.readMarkdown(localizedPath(path, context.language));
  const policies = entries.map(async (entry) => ({...toEntry(entry, context), text: (await readText(entry)) ?? null}));
  return {policies: await Promise.all(policies)};
}

/** The pages of the site as resources. The questions are one page. Pages with the same title have their paths in it. */
export async function listPages({context, list}: AgentSite) {
  const pages = (await list(context)).filter(({path}) => !path.includes('#'));
  const titles = pages.map(({title}) => title);
  return pages.map(({path, title}) => ({
    name: path,
    title: titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (${path})`,
    uri: context.origin + markdownPath(localizedPath(path, context.language)),
  }));
}

/** The data of a product's page. Throws what the page's loader throws. */
function loadProduct(handle: string, context: AppLoadContext) {
  return loadProductPage(handle, new Request(urlOf(context, `/product/${handle}`)), context);
}

type ProductPage = Awaited<ReturnType<typeof loadProduct>>;

/** Delivery, shipping and returns, which are the same for all variants of a product. */
const termsOf = ({product, shippingTerms}: ProductPage) => ({
  delivery_time: product.deliveryTime ?? null,
  shipping: shippingTerms.shipping?.text ?? null,
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
 * The price of a piece in cents, its delivery, and the links by which a person looks at it and orders it (rule 22.4).
 * @throws AgentError for a product that is not made to measure, for an unknown name or value, and for a size that can't be read
 */
export async function quotePiece(handle: string, input: ConfigurationInput, site: AgentSite) {
  const {context} = site;
  const {language} = context;
  const page = await loadProduct(handle, context);
  const {product, offer} = page;
  if (!offer) throw new AgentError('This product is not made to measure: get_product has its price.');
  const translations = otherContexts(site).map(async (other) => {
    const {offer: translation} = await loadProduct(handle, other);
    return getOptions(translation ?? offer, other.language);
  });
  const parameters = readPieceInput(
    input,
    [getOptions(offer, language), ...(await Promise.all(translations))],
    language,
  );
  const {piece, corrections} = readPiece(offer, new URLSearchParams(parameters), language);
  const unread = corrections.find(({reason}) => reason.kind === 'notANumber' || reason.kind === 'ambiguous');
  if (unread) throw new AgentError(`The value of ${unread.field} must be a number, without separators of thousands.`);
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

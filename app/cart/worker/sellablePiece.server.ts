import type {Storefront} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConfiguratorFragment, ConfiguratorRulesFragment, MerchandiseFragment} from 'storefrontapi.generated';
import {formatPriceOption} from '~/configurator/offer/formula';
import {findKlivVariant, type KlivVariant, type KlivConfiguration} from '~/configurator/offer/klivOffer';
import {getNames, type Names} from '~/configurator/offer/names';
import type {Offer} from '~/configurator/offer/readOffer';
import {
  offersStandardPiece,
  calculateStandardPrice,
  type StandardConfiguration,
} from '~/configurator/offer/standardOffer';
import type {Configuration} from '~/configurator/piece/configuration';
import {getColor, createPiece, getSale, type Piece, type Sale} from '~/configurator/piece/piece';
import {planPiece} from '~/configurator/piece/planPiece';
import {parseCents} from '~/i18n/formats';
import {defaultLanguage, languageData, type Language} from '~/i18n/language';
import type {Merchandise, UnavailableReason} from '../rules/merchandise';
import {merchandiseOfPiece} from '../rules/merchandiseOfPiece';
import {merchandiseProduct} from './merchandiseOfFragment.server';
import {priceVariantsQuery} from './queries.server';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** A made-to-measure piece with its current variant and price, which follow from the configuration alone. */
export type SellablePiece = {
  variantId: string;
  merchandise: Merchandise;
  colorName: string;
  /** 0 for a product without a plan. */
  planVersion: number;
} & (
  | {kind: 'standard'; configuration: StandardConfiguration; names: Names}
  /** `ranges` are the sizes that the variant's price holds for. */
  | {kind: 'kliv'; configuration: KlivConfiguration; ranges: Pick<KlivVariant, 'width' | 'height'>}
);

type ConfiguratorProduct = ConfiguratorRulesFragment & Partial<Pick<ConfiguratorFragment, 'variants'>>;

export interface RequestedPiece {
  product: ConfiguratorProduct;
  /** The product's; `null` when it is no longer made to measure. */
  offer: Offer | null;
  configuration: Configuration;
  /** A variant that may have the piece's price. */
  variant?: MerchandiseFragment;
}

/** A standard piece with its price in cents, and the variant of that price if it is known. */
interface PricedPiece {
  product: ConfiguratorProduct;
  piece: Extract<Piece, {kind: 'standard'}>;
  price: number;
  variant?: MerchandiseFragment | null;
}

/** Finds variant and price of each piece, with at most one request: for all prices whose variant isn't known. */
export async function resolvePieces(
  requestedPieces: readonly RequestedPiece[],
  {storefront, language}: Context,
): Promise<(SellablePiece | UnavailableReason)[]> {
  const results = requestedPieces.map((piece) => priceWithoutRequest(piece, language));
  const withoutVariant = results.filter(isPricedPiece).filter(({variant}) => !variant);
  const variants = await findPriceVariants(
    withoutVariant.map(({product, price}) => ({handle: product.handle, price})),
    storefront,
  );
  withoutVariant.forEach((piece, index) => {
    piece.variant = variants[index];
  });
  return results.map((result) => (isPricedPiece(result) ? sellAtVariant(result, language) : result));
}

const isPricedPiece = (result: SellablePiece | UnavailableReason | PricedPiece): result is PricedPiece =>
  typeof result === 'object' && 'product' in result;

/** The price of a piece, as far as it follows from the configuration without a request. */
function priceWithoutRequest(
  {product, offer, configuration, variant}: RequestedPiece,
  language: Language,
): SellablePiece | UnavailableReason | PricedPiece {
  const piece = offer && createPiece(offer, configuration);
  if (!piece) return 'notOffered';
  if (piece.kind === 'kliv') {
    const variant = findKlivVariant(piece.offer, piece.configuration);
    if (!variant) return 'notOffered';
    if (!getSale(piece)) return 'onRequest';
    const sellablePiece = toSellable(product, piece, variant.id, variant, language);
    return {...sellablePiece, kind: 'kliv', configuration: piece.configuration, ranges: variant};
  }
  const price = calculateStandardPrice(piece.offer, piece.configuration);
  if (price === null) return offersStandardPiece(piece.offer, piece.configuration) ? 'onRequest' : 'notOffered';
  const hasVariant = variant?.product.handle === product.handle && isPriceVariant(variant, price);
  return {product, piece, price, variant: hasVariant ? variant : null};
}

function sellAtVariant(
  {product, piece, price, variant}: PricedPiece,
  language: Language,
): SellablePiece | UnavailableReason {
  if (!variant) return 'onRequest';
  const {id, availableForSale, quantityAvailable = null} = variant;
  const sellablePiece = toSellable(product, piece, id, {price, availableForSale, quantityAvailable}, language);
  return {...sellablePiece, kind: 'standard', configuration: piece.configuration, names: getNames(piece.offer)};
}

const toSellable = (product: ConfiguratorProduct, piece: Piece, variantId: string, sale: Sale, language: Language) => ({
  variantId,
  merchandise: merchandiseOfPiece(merchandiseProduct(product), piece, sale, language),
  colorName: getColor(piece)?.name ?? '',
  planVersion: planPiece(piece)?.version ?? 0,
});

/** Whether a variant is named after a price and costs that price. */
function isPriceVariant({price, selectedOptions}: MerchandiseFragment, cents: number): boolean {
  return parseCents(price.amount) === cents && selectedOptions.some(({value}) => value === formatPriceOption(cents));
}

interface RequestedPrice {
  handle: string;
  /** Cents. */
  price: number;
}

type PriceVariants = Record<string, Record<string, MerchandiseFragment | null> | null>;

/** Finds the variant of each price, in one request. */
export async function findPriceVariants(
  requestedPrices: readonly RequestedPrice[],
  storefront: Pick<Storefront, 'query' | 'CacheNone'>,
): Promise<(MerchandiseFragment | null)[]> {
  const keyOf = ({handle, price}: RequestedPrice) => `${handle} ${price}`;
  const distinctPrices = new Map(requestedPrices.map((requested) => [keyOf(requested), requested]));
  if (!distinctPrices.size) return [];
  // The store compares names in the language that is asked for, and a merchant may have translated those of prices.
  const variables: Record<string, string> = {language: languageData[defaultLanguage].code};
  [...distinctPrices.values()].forEach(({handle, price}, index) => {
    variables[`handle${index}`] = handle;
    variables[`price${index}`] = formatPriceOption(price);
  });
  const cache = storefront.CacheNone();
  const answer = await storefront.query<PriceVariants>(priceVariantsQuery(distinctPrices.size), {variables, cache});
  const keys = [...distinctPrices.keys()];
  return requestedPrices.map((requested) => {
    const product = answer[`piece${keys.indexOf(keyOf(requested))}`];
    const variant = Object.values(product ?? {}).find(Boolean);
    return variant && isPriceVariant(variant, requested.price) ? variant : null;
  });
}

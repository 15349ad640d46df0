import type {Storefront} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConfiguratorFragment, ConfiguratorRulesFragment, MerchandiseFragment} from 'storefrontapi.generated';
import type {Configuration, KlivConfiguration, StandardConfiguration} from '~/configurator/rules/configuration';
import {loadOffer} from '~/configurator/worker/loadOffer';
import {planOfPiece} from '~/configurator/plan/plan';
import {priceOption} from '~/configurator/rules/formula';
import {klivVariant, type KlivVariant} from '~/configurator/rules/kliv';
import {namesOf, type Names} from '~/configurator/rules/names';
import {colorOf, pieceOf, saleOf, type Piece, type Sale} from '~/configurator/rules/piece';
import {offersStandard, standardPrice} from '~/configurator/rules/standard';
import {wholeCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import type {Merchandise, NotSellable} from '../rules/merchandise';
import {merchandiseOfPiece} from '../rules/merchandiseOfPiece';
import {merchandiseProduct} from './merchandiseOfFragment';
import {priceVariantsQuery} from './queries';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** A made-to-measure piece as the store sells it at this moment: variant and price follow from the configuration alone. */
export type SellablePiece = {
  variantId: string;
  merchandise: Merchandise;
  colorName: string;
  /** Version of the plan that it is made by; 0 for a product without one. */
  plan: number;
} & (
  | {kind: 'standard'; configuration: StandardConfiguration; names: Names}
  /** `ranges`: the sizes that the variant stands for. */
  | {kind: 'kliv'; configuration: KlivConfiguration; ranges: Pick<KlivVariant, 'width' | 'height'>}
);

type ConfiguratorProduct = ConfiguratorRulesFragment & Partial<Pick<ConfiguratorFragment, 'variants'>>;

interface WantedPiece {
  product: ConfiguratorProduct;
  configuration: Configuration;
  /** A variant that may be the right one. */
  variant?: MerchandiseFragment;
}

/** A standard piece with its price in cents, and the variant that stands for the price if it is known. */
interface PricedPiece {
  product: ConfiguratorProduct;
  piece: Extract<Piece, {kind: 'standard'}>;
  price: number;
  variant?: MerchandiseFragment | null;
}

/** How each piece is sold. The store is asked once at most: for all prices whose variant isn't known. */
export async function findSales(
  wanted: readonly WantedPiece[],
  {storefront, language}: Context,
): Promise<(SellablePiece | NotSellable)[]> {
  const read = wanted.map((piece) => readSale(piece, language));
  const priced = read.filter((sale) => typeof sale === 'object' && 'product' in sale);
  const unknown = priced.filter(({variant}) => !variant);
  const variants = await findPriceVariants(
    unknown.map(({product, price}) => ({handle: product.handle, price})),
    storefront,
  );
  unknown.forEach((piece, index) => (piece.variant = variants[index]));
  return read.map((sale) => (typeof sale === 'object' && 'product' in sale ? sellByPrice(sale, language) : sale));
}

/** What follows from the configuration alone. */
function readSale(
  {product, configuration, variant}: WantedPiece,
  language: Language,
): SellablePiece | NotSellable | PricedPiece {
  const offer = loadOffer(product, language);
  const piece = offer && pieceOf(offer, configuration);
  if (!piece) return 'notOffered';
  if (piece.kind === 'kliv') {
    const variant = klivVariant(piece.offer, piece.configuration);
    if (!variant) return 'notOffered';
    if (!saleOf(piece)) return 'onRequest';
    const shown = sellable(product, piece, variant.id, variant, language);
    return {...shown, kind: 'kliv', configuration: piece.configuration, ranges: variant};
  }
  const price = standardPrice(piece.offer, piece.configuration);
  if (price === null) return offersStandard(piece.offer, piece.configuration) ? 'onRequest' : 'notOffered';
  return {
    product,
    piece,
    price,
    variant: variant?.product.handle === product.handle && standsFor(variant, price) ? variant : null,
  };
}

function sellByPrice({product, piece, price, variant}: PricedPiece, language: Language): SellablePiece | NotSellable {
  if (!variant) return 'onRequest';
  const {id, availableForSale, quantityAvailable = null} = variant;
  const shown = sellable(product, piece, id, {price, availableForSale, quantityAvailable}, language);
  return {...shown, kind: 'standard', configuration: piece.configuration, names: namesOf(piece.offer)};
}

const sellable = (product: ConfiguratorProduct, piece: Piece, variantId: string, sale: Sale, language: Language) => ({
  variantId,
  merchandise: merchandiseOfPiece(merchandiseProduct(product), piece, sale, language),
  colorName: colorOf(piece)?.name ?? '',
  plan: planOfPiece(piece)?.version ?? 0,
});

/** Whether a variant is the one of a price, and really costs it. */
function standsFor({price, selectedOptions}: MerchandiseFragment, cents: number): boolean {
  return wholeCents(price.amount) === cents && selectedOptions.some(({value}) => value === priceOption(cents));
}

interface WantedPrice {
  handle: string;
  /** Cents. */
  price: number;
}

/** For each piece what its price is found by, in each language. */
type PriceVariants = Record<string, Record<string, MerchandiseFragment | null> | null>;

/** For each price the variant that stands for it, if the product has it and it costs that price. One request for all. */
export async function findPriceVariants(
  wanted: readonly WantedPrice[],
  storefront: Pick<Storefront, 'query' | 'CacheNone'>,
): Promise<(MerchandiseFragment | null)[]> {
  const keyOf = ({handle, price}: WantedPrice) => `${handle} ${price}`;
  const distinct = new Map(wanted.map((piece) => [keyOf(piece), piece]));
  if (!distinct.size) return [];
  const variables: Record<string, string> = {};
  [...distinct.values()].forEach(({handle, price}, number) => {
    variables[`handle${number}`] = handle;
    variables[`price${number}`] = priceOption(price);
  });
  const cache = storefront.CacheNone();
  const answer = await storefront.query<PriceVariants>(priceVariantsQuery(distinct.size), {variables, cache});
  const keys = [...distinct.keys()];
  return wanted.map((piece) => {
    const product = answer[`piece${keys.indexOf(keyOf(piece))}`];
    const variant = Object.values(product ?? {}).find(Boolean);
    return variant && standsFor(variant, piece.price) ? variant : null;
  });
}

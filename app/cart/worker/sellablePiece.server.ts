import type {Storefront} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConfiguratorFragment, ConfiguratorRulesFragment, MerchandiseFragment} from 'storefrontapi.generated';
import type {Configuration, KlivConfiguration, StandardConfiguration} from '~/configurator/rules/configuration';
import {loadOffer} from '~/configurator/worker/loadOffer';
import {priceOption} from '~/configurator/rules/formula';
import {klivVariant, type KlivVariant} from '~/configurator/rules/kliv';
import {colorOf, pieceOf, type Sale} from '~/configurator/rules/piece';
import {offersStandard, standardPrice} from '~/configurator/rules/standard';
import {toCents} from '~/i18n/formats';
import {languages} from '~/i18n/language';
import type {Merchandise} from '../rules/merchandise';
import {merchandiseOfPiece} from '../rules/merchandiseOfPiece';
import {PRICE_VARIANT_QUERY} from './queries';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** A made-to-measure piece as the store sells it at this moment: variant and price follow from the configuration alone. */
export type SellablePiece = {variantId: string; merchandise: Merchandise; colorName: string} & (
  | {kind: 'standard'; configuration: StandardConfiguration}
  /** `ranges`: the sizes that the variant stands for. */
  | {kind: 'kliv'; configuration: KlivConfiguration; ranges: Pick<KlivVariant, 'width' | 'height'>}
);

/** Why a piece isn't sold: the product isn't made like that, or it is, but no variant has its price, so nobody could pay it. */
type NotSellable = 'notOffered' | 'onRequest';

type ConfiguratorProduct = ConfiguratorRulesFragment & Partial<Pick<ConfiguratorFragment, 'variants'>>;

/** The variant and price by which a product is sold in a configuration. `known` is a variant that may be the right one. */
export async function findSale(
  product: ConfiguratorProduct,
  configuration: Configuration,
  context: Context,
  known?: MerchandiseFragment,
): Promise<SellablePiece | NotSellable> {
  const offer = loadOffer(product, context.language);
  const piece = offer && pieceOf(offer, configuration);
  if (!piece) return 'notOffered';
  const sellable = (variantId: string, sale: Sale) => ({
    variantId,
    merchandise: merchandiseOfPiece(product, piece, sale, context.language),
    colorName: colorOf(piece)?.name ?? '',
  });
  if (piece.kind === 'kliv') {
    const variant = klivVariant(piece.offer, piece.configuration);
    if (!variant) return 'notOffered';
    return {...sellable(variant.id, variant), kind: 'kliv', configuration: piece.configuration, ranges: variant};
  }
  const price = standardPrice(piece.offer, piece.configuration);
  if (price === null) return offersStandard(piece.offer, piece.configuration) ? 'onRequest' : 'notOffered';
  const variant =
    known && standsFor(known, price) ? known : await findPriceVariant(product.handle, price, context.storefront);
  if (!variant) return 'onRequest';
  const {id, availableForSale, quantityAvailable = null} = variant;
  const sale = {price, availableForSale, quantityAvailable};
  return {...sellable(id, sale), kind: 'standard', configuration: piece.configuration};
}

/** Whether a variant is the one of a price, and really costs it. */
function standsFor({price, selectedOptions}: MerchandiseFragment, cents: number): boolean {
  return toCents(price.amount) === cents && selectedOptions.some(({value}) => value === priceOption(cents));
}

/** The variant that stands for a price in cents, if the product has it and it costs that price. */
export async function findPriceVariant(
  handle: string,
  cents: number,
  storefront: Pick<Storefront, 'query' | 'CacheNone'>,
) {
  const {product} = await storefront.query(PRICE_VARIANT_QUERY, {
    variables: {handle, price: priceOption(cents)},
    cache: storefront.CacheNone(),
  });
  const variant = languages.map((language) => product?.[language]).find(Boolean);
  return variant && standsFor(variant, cents) ? variant : null;
}

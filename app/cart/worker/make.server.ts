import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartPieceFragment, ConfiguratorFragment, ConfiguratorRulesFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {isKliv, type Configuration} from '~/configurator/rules/configuration';
import {priceOption} from '~/configurator/rules/formula';
import {klivVariant, type KlivVariant} from '~/configurator/rules/kliv';
import {colorOf} from '~/configurator/rules/change';
import {offerOf} from '~/configurator/rules/offer';
import {offersStandard, standardPrice} from '~/configurator/rules/standard';
import {madePiece, type Sold} from '../rules/madePiece';
import {PRICE_VARIANT_QUERY} from './queries';
import type {CartPiece} from '../rules/view';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** A configured piece as the store sells it at this moment: variant and price follow from the configuration alone. */
export interface Made {
  variantId: string;
  piece: CartPiece;
  colorName: string;
  /** The sizes that a KLIV variant stands for. */
  ranges?: Pick<KlivVariant, 'width' | 'height'>;
}

type MakerProduct = ConfiguratorRulesFragment & Partial<Pick<ConfiguratorFragment, 'variants'>>;

/**
 * The piece that a product makes of a configuration. `notMade` when it doesn't make it like that; `noVariant` when it
 * would, but has no variant at its price, so nobody could pay it. `known` is a variant that may be the right one.
 */
export async function makePiece(
  product: MakerProduct,
  configuration: Configuration,
  context: Context,
  known?: CartPieceFragment,
): Promise<Made | 'notMade' | 'noVariant'> {
  const offer = offerOf(product, context.language);
  if (!offer) return 'notMade';
  const made = (variantId: string, sold: Sold, ranges?: Made['ranges']): Made => ({
    variantId,
    piece: madePiece(product, offer, configuration, sold, context.language),
    colorName: colorOf(offer, configuration)?.name ?? '',
    ranges,
  });
  if (offer.kind === 'kliv') {
    const variant = isKliv(configuration) ? klivVariant(offer, configuration) : undefined;
    return variant ? made(variant.id, variant, variant) : 'notMade';
  }
  if (isKliv(configuration)) return 'notMade';
  const price = standardPrice(offer, configuration);
  if (price === null) return offersStandard(offer, configuration) ? 'noVariant' : 'notMade';
  const variant = known && standsFor(known, price) ? known : await findPriceVariant(product.handle, price, context);
  if (!variant) return 'noVariant';
  return made(variant.id, {price, forSale: variant.availableForSale, stock: variant.quantityAvailable});
}

/** Whether a variant is the one of a price, and really costs it. */
function standsFor({price, selectedOptions}: CartPieceFragment, cents: number): boolean {
  return toCents(price.amount) === cents && selectedOptions.some(({value}) => value === priceOption(cents));
}

async function findPriceVariant(handle: string, cents: number, {storefront}: Context) {
  const {product} = await storefront.query(PRICE_VARIANT_QUERY, {
    variables: {handle, price: priceOption(cents)},
    cache: storefront.CacheNone(),
  });
  const variant = product?.german ?? product?.english;
  return variant && standsFor(variant, cents) ? variant : null;
}

import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, enquiryPath} from '~/configurator/rules/describe';
import {offerOf} from '~/configurator/rules/offer';
import {readPiece} from '~/configurator/rules/readPiece';
import {withAllVariants} from '~/configurator/worker/loadOffer';
import {toShopTerms, type ShopTerms} from '~/legal/terms';
import {isHandle} from '~/platform/store/handle';
import type {CartItem} from '../rules/cartItem';
import type {CartIntent} from '../rules/intent';
import {linkLabels} from './notices';
import type {Outcome} from './outcome.server';
import {ADDED_PIECE_QUERY} from './queries';
import {findSales, type SellablePiece} from './sellablePiece.server';

/** The item of a made-to-measure piece, how it is sold, and what the cart says before ordering; or why there is none. */
type Configured =
  | {item: CartItem; piece: SellablePiece; terms: ShopTerms}
  | (Required<Pick<Outcome, 'notice'>> & Pick<Outcome, 'link' | 'correctionPath'>);

/**
 * The item of a piece that a form asks for. Variant and price follow from the configuration. A piece that would have to be corrected is
 * refused: nobody has seen the piece that it would become. Throws the page with status 503.
 */
export async function configure(
  {handle, query, quantity, replaces}: Extract<CartIntent, {type: 'configure'}>,
  context: Pick<AppLoadContext, 'storefront' | 'language'>,
): Promise<Configured> {
  const {storefront, language} = context;
  if (!isHandle(handle)) return {notice: 'unknownVariant'};
  const answer = await storefront.query(ADDED_PIECE_QUERY, {variables: {handle}, cache: storefront.CacheNone()});
  const {product} = answer;
  const complete = product && (await withAllVariants(product, storefront, storefront.CacheNone()));
  const offer = complete && offerOf(complete, language);
  if (!offer) return {notice: 'unknownVariant'};
  const {piece, corrections} = readPiece(offer, new URLSearchParams(query), language);
  if (!query || corrections.length) {
    const parameters = new URLSearchParams(query);
    if (replaces) parameters.set('replaces', replaces);
    if (quantity > 1) parameters.set('quantity', String(quantity));
    return {notice: 'notOffered', correctionPath: `/product/${product.handle}?${parameters}`};
  }
  const [sold] = await findSales([{product: complete, configuration: piece.configuration}], context);
  if (!sold || typeof sold === 'string') {
    const path = enquiryPath(product.title, describe(piece, language), language);
    return {notice: 'onRequest', link: {label: linkLabels[language].ask, path}};
  }
  const {variantId} = sold;
  const item = {variantId, quantity, configuration: piece.configuration, productId: product.id};
  return {item, piece: sold, terms: toShopTerms(answer)};
}

import type {AppLoadContext} from '@shopify/remix-oxygen';
import {withAllVariants} from '~/configurator/offer/completeOffer';
import {readOffer} from '~/configurator/offer/readOffer';
import {describePiece, enquiryPath} from '~/configurator/piece/describePiece';
import {readPiece} from '~/configurator/piece/readPiece';
import {toShopTerms, type ShopTerms} from '~/legal/terms';
import {isHandle} from '~/platform/store/handle';
import type {CartItem} from '../rules/cartItem';
import type {CartIntent} from '../rules/intent';
import {linkLabels} from './notices.server';
import type {Outcome} from './outcome.server';
import {ADDED_PIECE_QUERY} from './queries.server';
import {resolvePieces, type SellablePiece} from './sellablePiece.server';

/** The item of a made-to-measure piece with its current data and the terms of the shop, or the notice why there is no item. */
type ConfigureResult =
  | {item: CartItem; piece: SellablePiece; terms: ShopTerms}
  | (Required<Pick<Outcome, 'notice'>> & Pick<Outcome, 'link' | 'correctionPath'>);

/**
 * Creates the item of a configured piece. Variant and price follow from the configuration. A configuration that needs correction is
 * refused, because nobody has seen the corrected piece. Throws the error page with status 503 when the store fails.
 */
export async function configure(
  {handle, query, quantity, replacedLineKey}: Extract<CartIntent, {type: 'configure'}>,
  context: Pick<AppLoadContext, 'storefront' | 'language'>,
): Promise<ConfigureResult> {
  const {storefront, language} = context;
  if (!isHandle(handle)) return {notice: 'unknownVariant'};
  const answer = await storefront.query(ADDED_PIECE_QUERY, {variables: {handle}, cache: storefront.CacheNone()});
  const {product} = answer;
  const completeProduct = product && (await withAllVariants(product, storefront, storefront.CacheNone()));
  const offer = completeProduct && readOffer(completeProduct, language).offer;
  if (!offer) return {notice: 'unknownVariant'};
  const {piece, corrections} = readPiece(offer, new URLSearchParams(query), language);
  if (!query || corrections.length) {
    const parameters = new URLSearchParams(query);
    if (replacedLineKey) parameters.set('replaces', replacedLineKey);
    if (quantity > 1) parameters.set('quantity', String(quantity));
    return {notice: 'notOffered', correctionPath: `/product/${product.handle}?${parameters}`};
  }
  const {configuration} = piece;
  const [sellablePiece] = await resolvePieces([{product: completeProduct, offer, configuration}], context);
  if (!sellablePiece || typeof sellablePiece === 'string') {
    const path = enquiryPath(product.title, describePiece(piece, language), language);
    return {notice: 'onRequest', link: {label: linkLabels[language].ask, path}};
  }
  const {variantId} = sellablePiece;
  const item = {variantId, quantity, configuration, productId: product.id};
  return {item, piece: sellablePiece, terms: toShopTerms(answer)};
}

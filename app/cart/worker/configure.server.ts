import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, enquiryPath} from '~/configurator/rules/describe';
import {offerOf} from '~/configurator/rules/offer';
import {withAllVariants} from '~/configurator/worker/withAllVariants';
import {readPiece} from '~/configurator/rules/readPiece';
import {toShopTerms, type ShopTerms} from '~/legal/terms';
import {isHandle} from '~/platform/store/handle';
import type {NoticeLink} from '../rules/cartReply';
import {matchKey, type CartOperation} from '../rules/entries';
import type {ConfigureIntent} from '../rules/intent';
import type {NoticeKey} from '../rules/noticeKey';
import {linkLabels} from './notices';
import {ADDED_PIECE_QUERY} from './queries';
import {findSales, type SellablePiece} from './sellablePiece.server';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** What a form asks for as an operation, and what it adds; or why not. */
export type Prepared =
  | {operation: CartOperation; added?: {key: string; sold: SellablePiece; terms: ShopTerms}}
  | {notice: NoticeKey; link?: NoticeLink; correctionPath?: string};

/**
 * The operation for a piece that a form asks for. Variant and price follow from the configuration. A piece that would
 * have to be corrected is refused: nobody has seen the piece that it would become.
 */
export async function configure(intent: ConfigureIntent, context: Context): Promise<Prepared> {
  const {storefront, language} = context;
  const {handle, query, quantity, replaces} = intent;
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
  const entry = {
    variant: {id: sold.variantId},
    quantity,
    configuratorData: piece.configuration,
    productId: product.id,
  };
  const added = {key: matchKey(entry), sold, terms: toShopTerms(answer)};
  return {operation: {type: 'add', entry, replaces}, added};
}

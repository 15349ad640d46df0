import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readConfiguration} from '~/configurator/rules/address';
import {colorOf} from '~/configurator/rules/change';
import {askPath, describe} from '~/configurator/rules/describe';
import {CONFIGURATOR_QUERY} from '~/configurator/rules/queries';
import {offerOf} from '~/configurator/rules/offer';
import {matchKey, type CartOperation} from '../rules/entries';
import type {ConfigureIntent} from '../rules/intent';
import {makePiece} from './make.server';
import type {NoticeKey} from '../rules/noticeKey';
import type {CartPiece} from '../rules/view';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** What a form asks for as an operation, and the piece that it makes; or why not. */
export type Prepared =
  | {operation: CartOperation; made?: {key: string; piece: CartPiece}}
  | {notice: NoticeKey; ask?: string; explained?: string};

/**
 * What becomes of a piece that a form asks for. Variant and price follow from the configuration; one that would have to
 * be corrected is refused, because nobody has seen the piece that it would become.
 */
export async function configure(intent: ConfigureIntent, context: Context): Promise<Prepared> {
  const {storefront, language} = context;
  const {handle, query, quantity, replaces} = intent;
  const {product} = await storefront.query(CONFIGURATOR_QUERY, {variables: {handle}, cache: storefront.CacheNone()});
  const offer = product && offerOf(product, language);
  if (!offer) return {notice: 'unknownVariant'};
  const {configuration, problems} = readConfiguration(offer, new URLSearchParams(query));
  if (!query || problems.length) {
    const explained = new URLSearchParams(query);
    if (replaces) explained.set('replaces', replaces);
    if (quantity > 1) explained.set('quantity', String(quantity));
    return {notice: 'notMade', explained: `/product/${product.handle}?${explained}`};
  }
  const made = await makePiece(product, configuration, context);
  if (typeof made === 'string') {
    const details = describe(configuration, colorOf(offer, configuration)?.name ?? '', language);
    return {notice: 'notOnline', ask: askPath(product.title, details, language)};
  }
  const entry = {variant: {id: made.variantId}, quantity, configuratorData: configuration};
  return {operation: {type: 'add', entry, replaces}, made: {key: matchKey(entry), piece: made.piece}};
}

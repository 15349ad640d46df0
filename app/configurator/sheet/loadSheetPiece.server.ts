import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConfiguratorProductQuery} from 'storefrontapi.generated';
import type {excludesWithdrawal} from '~/legal/excludesWithdrawal';
import {contentCache, lookupCache} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {isHandle} from '~/platform/store/handle';
import {planOfPiece, type Plan} from '../plan/plan';
import {readConfigurationPath} from '../rules/configurationPath';
import {findKlivVariant} from '../rules/kliv';
import {createPiece, type Piece} from '../rules/piece';
import {CONFIGURATOR_QUERY} from '../rules/queries';
import type {Order} from '../rules/sheetPath';
import {offersStandardPiece} from '../rules/standard';
import {loadOffer, withAllVariants} from '../worker/loadOffer';
import {verifiedOrder} from './order.server';

/** The path and the query of a sheet or of one of its files. */
interface SheetRequest {
  handle: string;
  /** See `configurationPath`. */
  configuration: string;
  query: URLSearchParams;
}

export interface SheetPiece {
  product: Parameters<typeof excludesWithdrawal>[0] & {handle: string; title: string};
  piece: Piece;
  plan: Plan;
  /** The order, if the id in the query is valid. */
  order: Order | null;
  /** The id in the query isn't valid for this piece and price. */
  refused: boolean;
}

/**
 * Loads the piece of a sheet. Throws the not-found page for an invalid path, and for a piece that isn't offered unless it was ordered:
 * the workshop has to build it all the same.
 */
export async function loadSheetPiece(
  {handle, configuration: segment, query}: SheetRequest,
  {storefront, language, config}: Pick<AppLoadContext, 'storefront' | 'language' | 'config'>,
): Promise<SheetPiece> {
  const configuration = readConfigurationPath(segment);
  if (!configuration || !isHandle(handle)) throw notFound();
  const {product} = await storefront.query(CONFIGURATOR_QUERY, {
    variables: {handle},
    cache: lookupCache<ConfiguratorProductQuery>((answer) => answer.product !== null),
  });
  if (!product) throw notFound();
  const offer = loadOffer(await withAllVariants(product, storefront, contentCache), language);
  const piece = offer && createPiece(offer, configuration);
  if (!piece) throw notFound();
  const secrets = [config.CONFIGURATION_SECRET, config.SESSION_SECRET];
  const order = await verifiedOrder(query, {handle, piece, secrets});
  const plan = order || isOffered(piece) ? planOfPiece(piece) : null;
  if (!plan) throw notFound();
  return {product, piece, plan, order, refused: query.has('id') && !order};
}

/** Whether the product offers exactly this piece today. */
function isOffered(piece: Piece): boolean {
  return piece.kind === 'kliv'
    ? findKlivVariant(piece.offer, piece.configuration) !== undefined
    : offersStandardPiece(piece.offer, piece.configuration);
}

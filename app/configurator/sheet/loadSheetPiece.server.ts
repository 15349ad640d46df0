import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConfiguratorProductQuery} from 'storefrontapi.generated';
import type {excludesWithdrawal} from '~/legal/excludesWithdrawal';
import {contentCache, lookupCache} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {isHandle} from '~/platform/store/handle';
import {planOfPiece, type Plan} from '../plan/plan';
import {readConfigurationPath} from '../rules/configurationPath';
import {klivVariant} from '../rules/kliv';
import {pieceOf, type Piece} from '../rules/piece';
import {CONFIGURATOR_QUERY} from '../rules/queries';
import type {Order} from '../rules/sheetPath';
import {offersStandard} from '../rules/standard';
import {loadOffer, withAllVariants} from '../worker/loadOffer';
import {verifiedOrder} from './order.server';

/** What the path and the query of a sheet, or of one of its files, ask for. */
interface Asked {
  handle: string;
  /** See `configurationPath`. */
  configuration: string;
  query: URLSearchParams;
}

export interface SheetPiece {
  product: Parameters<typeof excludesWithdrawal>[0] & {handle: string; title: string};
  piece: Piece;
  plan: Plan;
  /** The order whose id the query proves. */
  order: Order | null;
  /** The query has an id, but not one of this piece at this price. */
  refused: boolean;
}

/**
 * The piece of a sheet. Throws the not-found page for a path that names none, and for a piece that isn't offered: except
 * when it was ordered, for the workshop has to build it all the same (rule 19.1).
 */
export async function loadSheetPiece(
  {handle, configuration: segment, query}: Asked,
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
  const piece = offer && pieceOf(offer, configuration);
  if (!piece) throw notFound();
  const secrets = [config.CONFIGURATION_SECRET, config.SESSION_SECRET];
  const order = await verifiedOrder(query, {handle, piece, secrets});
  const plan = order || isOffered(piece) ? planOfPiece(piece) : null;
  if (!plan) throw notFound();
  return {product, piece, plan, order, refused: query.has('id') && !order};
}

/** Whether the product is made exactly like this, today. */
function isOffered(piece: Piece): boolean {
  return piece.kind === 'kliv'
    ? klivVariant(piece.offer, piece.configuration) !== undefined
    : offersStandard(piece.offer, piece.configuration);
}

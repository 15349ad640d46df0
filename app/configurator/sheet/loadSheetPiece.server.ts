import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {describeFormerPlan} from 'joinery/plan/formerPlans';
import type {Plan} from 'joinery/plan/plan';
import type {ConfiguratorProductQuery} from 'storefrontapi.generated';
import {localizedPath} from '~/i18n/language';
import type {excludesWithdrawal} from '~/legal/excludesWithdrawal';
import {contentCache, lookupCache} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {isHandle} from '~/platform/store/handle';
import {withAllVariants} from '../offer/completeOffer';
import {findKlivVariant} from '../offer/klivOffer';
import {CONFIGURATOR_QUERY} from '../offer/queries';
import {readOffer} from '../offer/readOffer';
import {offersStandardPiece} from '../offer/standardOffer';
import {configurationQuery} from '../piece/configuration';
import {verifyConfigurationId} from '../piece/configurationId.server';
import {createPiece, type Piece} from '../piece/piece';
import {readConfigurationPath, type Order} from '../piece/piecePath';
import {planPiece} from '../piece/planPiece';

/** The path and the query of a sheet or of one of its files. */
interface SheetRequest {
  handle: string;
  /** The segment of `configurationPath`. */
  configuration: string;
  query: URLSearchParams;
}

export interface SheetPiece {
  product: Parameters<typeof excludesWithdrawal>[0] & {handle: string; title: string};
  piece: Piece;
  plan: Plan;
  /** The order, if the id in the query is valid. */
  order: Order | null;
  /** What has changed since a piece was sold to a former version of the plan. */
  formerPlanNote: string | null;
  /** The id in the query isn't valid for this piece and price. */
  isRefused: boolean;
}

/**
 * Loads the piece of a sheet. Throws the not-found page for an invalid path. A piece that isn't offered (any more) leads to its product's
 * page, which shows the nearest one and says why. An ordered one has a sheet nevertheless, because the workshop has to build it.
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
  const {offer} = readOffer(await withAllVariants(product, storefront, contentCache), language);
  const piece = offer && createPiece(offer, configuration);
  if (!piece) throw notFound();
  const secrets = [config.CONFIGURATION_SECRET, config.SESSION_SECRET];
  const order = await verifyOrder(query, {handle, piece, secrets});
  const plan = planPiece(piece);
  if (!plan) throw notFound();
  if (!order && !isOffered(piece))
    throw redirect(localizedPath(`/product/${handle}?${configurationQuery(configuration)}`, language));
  const family = offer.construction?.type;
  const formerPlanNote = order && family ? describeFormerPlan(order.plan, family, language) : null;
  return {product, piece, plan, order, formerPlanNote, isRefused: query.has('id') && !order};
}

/** Whether a piece has no sheet, by what `loadSheetPiece` throws. */
export const isWithoutSheet = (error: unknown): error is Response =>
  error instanceof Response && (error.status === 404 || error.status === 302);

/** Whether the product offers exactly this piece today. */
function isOffered(piece: Piece): boolean {
  return piece.kind === 'kliv'
    ? findKlivVariant(piece.offer, piece.configuration) !== undefined
    : offersStandardPiece(piece.offer, piece.configuration);
}

interface OrderedPiece {
  handle: string;
  piece: Piece;
  secrets: readonly string[];
}

/** An id with separators is shorter. */
const maxIdLength = 40;

/** Reads the order in the query of a sheet; `null` unless its id is valid. */
async function verifyOrder(
  query: URLSearchParams,
  {handle, piece: {configuration}, secrets}: OrderedPiece,
): Promise<Order | null> {
  const [id, price, plan] = [query.get('id') ?? '', parseNumber(query.get('price')), parseNumber(query.get('plan'))];
  if (!id || id.length > maxIdLength || price === null || plan === null) return null;
  return (await verifyConfigurationId(id, {handle, configuration, price, plan}, secrets)) ? {id, price, plan} : null;
}

const parseNumber = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null);

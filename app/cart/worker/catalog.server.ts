import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConfiguratorFragment, ConfiguratorRulesFragment, MerchandiseFragment} from 'storefrontapi.generated';
import {withAllVariants} from '~/configurator/offer/completeOffer';
import {configuratorKind} from '~/configurator/offer/kind';
import {readOffer} from '~/configurator/offer/readOffer';
import {parseRanges} from '~/configurator/offer/variantRanges';
import {isKliv} from '~/configurator/piece/configuration';
import {createPiece} from '~/configurator/piece/piece';
import {toShopTerms, type ShopTerms} from '~/legal/terms';
import {itemKey, type CartItem} from '../rules/cartItem';
import type {MerchandiseOf} from '../rules/changeItems';
import type {Merchandise, UnavailableReason} from '../rules/merchandise';
import {unavailablePiece} from '../rules/merchandiseOfPiece';
import {merchandiseOfFragment} from './merchandiseOfFragment.server';
import {CART_MERCHANDISE_QUERY} from './queries.server';
import {resolvePieces, type RequestedPiece, type SellablePiece} from './sellablePiece.server';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

interface CatalogEntry {
  merchandise: Merchandise | null;
  piece?: SellablePiece;
}

/** The store's current data of the items of a cart. */
export class Catalog {
  readonly #entries = new Map<string, CatalogEntry>();

  /**
   * For an empty cart the store isn't asked, so both are missing.
   * @param terms the information that the law requires before an order
   * @param primaryDomain `Shop.primaryDomain.url`
   */
  constructor(
    public terms?: ShopTerms,
    readonly primaryDomain?: string,
  ) {}

  readonly merchandiseOf: MerchandiseOf = (item) => this.#entries.get(itemKey(item))?.merchandise ?? null;

  getPiece(item: CartItem): SellablePiece | undefined {
    return this.#entries.get(itemKey(item))?.piece;
  }

  add(item: CartItem, entry: CatalogEntry): void {
    this.#entries.set(itemKey(item), entry);
  }

  /** The item with its current variant. The variant in the cookie isn't trusted. */
  withCurrentVariant(item: CartItem): CartItem {
    const variantId = this.getPiece(item)?.variantId;
    return variantId ? {...item, variantId} : item;
  }
}

/**
 * Loads items from the store, never from a cache. Needs one request, and a second one for prices whose variant isn't known. Throws the error page with status 503 when the store fails.
 */
export async function loadCatalog(items: readonly CartItem[], context: Context): Promise<Catalog> {
  if (!items.length) return new Catalog();
  const {findVariant, findOffered, terms, primaryDomain} = await askStore(items, context);
  const catalog = new Catalog(terms, primaryDomain);
  const pieces = [];
  for (const item of items) {
    const variant = findVariant(item);
    const {configuration} = item;
    if (!configuration) catalog.add(item, {merchandise: toReadyMade(variant, context)});
    const offered = configuration && findOffered(item);
    if (offered) pieces.push({...offered, item, configuration, variant});
  }
  const resolvedPieces = await resolvePieces(pieces, context);
  pieces.forEach((requested, index) => {
    const {item} = requested;
    const piece = resolvedPieces[index] ?? 'notOffered';
    if (typeof piece === 'string') {
      catalog.add(item, {merchandise: toUnavailable(requested, piece, context)});
    } else {
      catalog.add(item, {merchandise: piece.merchandise, piece});
    }
  });
  return catalog;
}

async function askStore(items: readonly CartItem[], context: Context) {
  const {storefront, language} = context;
  const isKlivItem = ({configuration}: CartItem) => configuration !== undefined && isKliv(configuration);
  const productIdsOf = (pieces: readonly CartItem[]) => unique(pieces.flatMap(({productId}) => productId ?? []));
  const variables = {
    variants: unique(items.filter((item) => item.variantId && !isKlivItem(item)).map(({variantId}) => variantId)),
    products: productIdsOf(items.filter((item) => !isKlivItem(item))),
    klivProducts: productIdsOf(items.filter(isKlivItem)),
  };
  const answer = await storefront.query(CART_MERCHANDISE_QUERY, {variables, cache: storefront.CacheNone()});
  const variants = byId<MerchandiseFragment>(variables.variants, answer.variants);
  const products = byId<ConfiguratorRulesFragment>(variables.products, answer.products);
  const klivProducts = byId<ConfiguratorFragment>(variables.klivProducts, answer.klivProducts);
  const completeKlivProducts = await Promise.all(
    [...klivProducts].map(async ([id, product]) => {
      const withVariants = await withAllVariants(product, storefront, storefront.CacheNone());
      return [id, withVariants] as const;
    }),
  );
  const offeredProducts = new Map(
    [...products, ...completeKlivProducts].map(([id, product]) => [
      id,
      {product, offer: readOffer(product, language).offer},
    ]),
  );
  return {
    terms: toShopTerms(answer),
    primaryDomain: answer.shop.primaryDomain.url,
    findVariant: ({variantId}: CartItem) => variants.get(variantId),
    findOffered: ({productId = ''}: CartItem) => offeredProducts.get(productId),
  };
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** The nodes of an answer by the requested ids. The store answers `null` for an unknown id. */
function byId<Node>(ids: readonly string[], nodes: readonly (object | null | undefined)[]): Map<string, Node> {
  return new Map(ids.flatMap((id, index) => (nodes[index] ? [[id, nodes[index] as Node]] : [])));
}

/** A variant of a made-to-measure product can't be bought without a configuration: the studio wouldn't know what to build. */
function toReadyMade(variant: MerchandiseFragment | undefined, {language}: Context): Merchandise | null {
  const kind = variant && configuratorKind(variant.product);
  const needsMeasures = kind === 'standard' || (kind === 'kliv' && variant && parseRanges(variant));
  return variant && !needsMeasures ? merchandiseOfFragment(variant, language) : null;
}

function toUnavailable(
  {product, offer, configuration}: RequestedPiece,
  reason: UnavailableReason,
  {language}: Context,
): Merchandise {
  const piece = offer && createPiece(offer, configuration);
  return unavailablePiece(product, configuration, piece, reason, language);
}

import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConfiguratorFragment, ConfiguratorRulesFragment, MerchandiseFragment} from 'storefrontapi.generated';
import {isKliv, type Configuration} from '~/configurator/rules/configuration';
import {configuratorKind} from '~/configurator/rules/kind';
import {offerOf} from '~/configurator/rules/offer';
import {pieceOf} from '~/configurator/rules/piece';
import {rangesOf} from '~/configurator/rules/ranges';
import {withAllVariants} from '~/configurator/worker/loadOffer';
import {toShopTerms, type ShopTerms} from '~/legal/terms';
import {itemKey, type CartItem} from '../rules/cartItem';
import type {MerchandiseOf} from '../rules/changeItems';
import type {Merchandise, NotSellable} from '../rules/merchandise';
import {unsoldPiece} from '../rules/merchandiseOfPiece';
import {merchandiseOfFragment} from './merchandiseOfFragment';
import {CART_MERCHANDISE_QUERY} from './queries';
import {findSales, type SellablePiece} from './sellablePiece.server';

type Context = Pick<AppLoadContext, 'storefront' | 'language' | 'primaryDomain'>;

interface CatalogEntry {
  merchandise: Merchandise | null;
  /** Of an item that is made to measure, and sold. */
  piece?: SellablePiece;
}

/** What the store says at this moment of the items of a cart. */
export class Catalog {
  readonly #entries = new Map<string, CatalogEntry>();

  /** `terms`: what has to be said before ordering; missing where the store was not asked, because the cart is empty. */
  constructor(public terms?: ShopTerms) {}

  readonly merchandiseOf: MerchandiseOf = (item) => this.#entries.get(itemKey(item))?.merchandise ?? null;

  pieceOf(item: CartItem): SellablePiece | undefined {
    return this.#entries.get(itemKey(item))?.piece;
  }

  add(item: CartItem, entry: CatalogEntry): void {
    this.#entries.set(itemKey(item), entry);
  }

  /** The item with the variant that it is sold by now: the one in the cookie doesn't count. */
  current(item: CartItem): CartItem {
    const variantId = this.pieceOf(item)?.variantId;
    return variantId ? {...item, variantId} : item;
  }
}

/**
 * Asks the store for items, never a cache, and names the primary domain in the context. One request, and one more for prices whose
 * variant isn't known (rule 13.12). Throws the page with status 503.
 */
export async function loadCatalog(items: readonly CartItem[], context: Context): Promise<Catalog> {
  if (!items.length) return new Catalog();
  const {variantOf, productOf, terms} = await askStore(items, context);
  const catalog = new Catalog(terms);
  const pieces = [];
  for (const item of items) {
    const variant = variantOf(item);
    const {configuration} = item;
    if (!configuration) catalog.add(item, {merchandise: readyMade(variant, context)});
    const product = configuration && productOf(item);
    if (product) pieces.push({item, product, configuration, variant});
  }
  const sales = await findSales(pieces, context);
  pieces.forEach(({item, product, configuration}, index) => {
    const sale = sales[index] ?? 'notOffered';
    if (typeof sale !== 'string') return catalog.add(item, {merchandise: sale.merchandise, piece: sale});
    catalog.add(item, {merchandise: unsold(product, configuration, sale, context)});
  });
  return catalog;
}

/** What the store has now: the variant of an item, and the product of a piece. */
async function askStore(items: readonly CartItem[], context: Context) {
  const {storefront} = context;
  const isOfKliv = ({configuration}: CartItem) => configuration !== undefined && isKliv(configuration);
  const productIds = (of: readonly CartItem[]) => unique(of.flatMap(({productId}) => productId ?? []));
  const variables = {
    variants: unique(items.filter((item) => item.variantId && !isOfKliv(item)).map(({variantId}) => variantId)),
    products: productIds(items.filter((item) => !isOfKliv(item))),
    klivProducts: productIds(items.filter(isOfKliv)),
  };
  const answer = await storefront.query(CART_MERCHANDISE_QUERY, {variables, cache: storefront.CacheNone()});
  context.primaryDomain = answer.shop.primaryDomain.url;
  const variants = byId<MerchandiseFragment>(variables.variants, answer.variants);
  const products = byId<ConfiguratorRulesFragment>(variables.products, answer.products);
  const klivProducts = byId<ConfiguratorFragment>(variables.klivProducts, answer.klivProducts);
  const complete = await Promise.all(
    [...klivProducts].map(async ([id, product]) => {
      const withVariants = await withAllVariants(product, storefront, storefront.CacheNone());
      return [id, withVariants] as const;
    }),
  );
  const productOf = new Map<string, ConfiguratorRulesFragment | ConfiguratorFragment>([...products, ...complete]);
  return {
    terms: toShopTerms(answer),
    variantOf: ({variantId}: CartItem) => variants.get(variantId),
    productOf: ({productId = ''}: CartItem) => productOf.get(productId),
  };
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** The nodes of an answer by the ids that were asked for; the store answers `null` for what it doesn't have. */
function byId<Node>(ids: readonly string[], nodes: readonly (object | null | undefined)[]): Map<string, Node> {
  return new Map(ids.flatMap((id, index) => (nodes[index] ? [[id, nodes[index] as Node]] : [])));
}

/** A variant of a made-to-measure product can't be bought without measures: the studio would not know what to build. */
function readyMade(variant: MerchandiseFragment | undefined, {language}: Context): Merchandise | null {
  const kind = variant && configuratorKind(variant.product);
  const needsMeasures = kind === 'standard' || (kind === 'kliv' && variant && rangesOf(variant));
  return variant && !needsMeasures ? merchandiseOfFragment(variant, language) : null;
}

function unsold(
  product: ConfiguratorRulesFragment,
  configuration: Configuration,
  reason: NotSellable,
  {language}: Context,
): Merchandise {
  const offer = offerOf(product, language);
  const piece = offer && pieceOf(offer, configuration);
  return unsoldPiece(product, configuration, piece, reason, language);
}

import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {
  CartMerchandiseQuery,
  ConfiguratorFragment,
  ConfiguratorRulesFragment,
  MerchandiseFragment,
} from 'storefrontapi.generated';
import {isKliv, type Configuration} from '~/configurator/rules/configuration';
import {configuratorKind} from '~/configurator/rules/kind';
import {offerOf, type OfferSource} from '~/configurator/rules/offer';
import {pieceOf} from '~/configurator/rules/piece';
import {rangesOf} from '~/configurator/rules/ranges';
import {withAllVariants} from '~/configurator/worker/withAllVariants';
import type {Language} from '~/i18n/language';
import {toShopTerms, type ShopTerms} from '~/legal/terms';
import {applyOperation, matchKey, type CartEntry} from '../rules/entries';
import type {Merchandise, NotSellable} from '../rules/merchandise';
import {unsoldPiece} from '../rules/merchandiseOfPiece';
import {CART_MERCHANDISE_QUERY} from './queries';
import {findSales, type SellablePiece} from './sellablePiece.server';
import {merchandiseOfFragment} from './merchandiseOfFragment';

type Context = Pick<AppLoadContext, 'storefront' | 'language' | 'primaryDomain'>;

/** The entries of a cart with what the store says of them at this moment. */
export interface LoadedCart {
  /** Each made-to-measure entry has the variant that its configuration leads to; the one in the cookie doesn't count. */
  entries: CartEntry[];
  /** What was asked for too, in the same way. */
  added: CartEntry[];
  merchandiseOf(entry: CartEntry): Merchandise | null;
  /** What has to be said before ordering; missing where the store was not asked, because the cart is empty. */
  terms?: ShopTerms;
  /** For an entry that is made to measure. */
  sellablePieceOf(key: string): SellablePiece | undefined;
}

interface LoadedEntry {
  entry: CartEntry;
  merchandise: Merchandise | null;
  sellablePiece?: SellablePiece;
}

/**
 * Asks the store for all entries, never a cache, and names the primary domain in the context. `added` is asked for too, but isn't in the cart yet.
 * Throws the page with status 503.
 */
export async function loadCart(
  entries: readonly CartEntry[],
  context: Context,
  added: readonly CartEntry[] = [],
): Promise<LoadedCart> {
  const asked = [...entries, ...added];
  const {loaded, terms} = asked.length ? await loadEntries(asked, context) : {loaded: [], terms: undefined};
  const byKey = new Map(loaded.map((line) => [matchKey(line.entry), line]));
  return {
    // Entries of one piece under different variants have become one line.
    entries: loaded
      .slice(0, entries.length)
      .reduce<CartEntry[]>((list, {entry}) => applyOperation(list, {type: 'add', entry}), []),
    terms,
    added: loaded.slice(entries.length).map(({entry}) => entry),
    merchandiseOf: (entry) => byKey.get(matchKey(entry))?.merchandise ?? null,
    sellablePieceOf: (key) => byKey.get(key)?.sellablePiece,
  };
}

async function loadEntries(
  entries: readonly CartEntry[],
  context: Context,
): Promise<{loaded: LoadedEntry[]; terms: ShopTerms}> {
  const {found, productOf, terms} = await askStore(entries, context);
  const asked = entries.map(async (entry) => {
    const {configuratorData: configuration} = entry;
    const product = configuration && (await productOf(entry));
    return product ? [{entry, product, configuration, known: found(entry)}] : [];
  });
  const pieces = (await Promise.all(asked)).flat();
  const sales = await findSales(pieces, context);
  const loadedPieces = new Map(
    pieces.map((piece, index) => [piece.entry, loadPiece(piece, sales[index] ?? 'notOffered', context.language)]),
  );
  const loaded = entries.map((entry) => {
    if (!entry.configuratorData) return loadVariant(entry, found(entry), context.language);
    return loadedPieces.get(entry) ?? {entry, merchandise: null};
  });
  return {loaded, terms};
}

/** What the store has now: the variant of an entry, and the product of a piece. */
async function askStore(entries: readonly CartEntry[], context: Context) {
  const {storefront} = context;
  const klivs = entries.filter(({configuratorData}) => configuratorData && isKliv(configuratorData));
  const others = entries.filter((entry) => !klivs.includes(entry));
  const former = (list: readonly CartEntry[]) => list.filter(({productId}) => !productId);
  const variables = {
    variants: idsOf(others),
    products: productIdsOf(others),
    klivProducts: productIdsOf(klivs),
    standard: idsOf(former(others.filter(({configuratorData}) => configuratorData))),
    kliv: idsOf(former(klivs)),
  };
  const answer = await storefront.query(CART_MERCHANDISE_QUERY, {variables, cache: storefront.CacheNone()});
  context.primaryDomain = answer.shop.primaryDomain.url;
  const nodeOf = <K extends keyof typeof variables>(kind: K, id: string) =>
    answer[kind][variables[kind].indexOf(id)] as CartMerchandiseQuery[K][number] | undefined;
  const complete = new Map<ConfiguratorFragment, Promise<ConfiguratorFragment>>();
  const withVariants = (product: ConfiguratorFragment) => {
    const asked = complete.get(product) ?? withAllVariants(product, storefront, storefront.CacheNone());
    complete.set(product, asked);
    return asked;
  };
  return {
    terms: toShopTerms(answer),
    found: ({variant}: CartEntry) => nodeOf('variants', variant.id) ?? undefined,
    productOf: ({
      variant,
      productId,
    }: CartEntry): Promise<ConfiguratorFragment> | ConfiguratorRulesFragment | null | undefined => {
      const kliv = productId ? nodeOf('klivProducts', productId) : nodeOf('kliv', variant.id)?.product;
      if (kliv) return withVariants(kliv);
      return productId ? nodeOf('products', productId) : nodeOf('standard', variant.id)?.product;
    },
  };
}

const idsOf = (entries: readonly CartEntry[]) => [...new Set(entries.map(({variant}) => variant.id))];
const productIdsOf = (entries: readonly CartEntry[]) => [...new Set(entries.flatMap(({productId}) => productId ?? []))];

interface LoadedPiece {
  entry: CartEntry;
  product: OfferSource & {id: string};
  configuration: Configuration;
}

/** A piece with the variant that it is sold by now. One that isn't sold any more keeps its name. */
function loadPiece(
  {entry, product, configuration}: LoadedPiece,
  sale: SellablePiece | NotSellable,
  language: Language,
): LoadedEntry {
  const known = {...entry, productId: product.id};
  if (typeof sale !== 'string') {
    return {entry: {...known, variant: {id: sale.variantId}}, merchandise: sale.merchandise, sellablePiece: sale};
  }
  const offer = offerOf(product, language);
  const piece = offer && pieceOf(offer, configuration);
  return {entry: known, merchandise: unsoldPiece(product, configuration, piece, sale, language)};
}

/** A variant of a made-to-measure product can't be bought without measures: the studio would not know what to build. */
function loadVariant(
  entry: CartEntry,
  variant: MerchandiseFragment | null | undefined,
  language: Language,
): LoadedEntry {
  const kind = variant && configuratorKind(variant.product);
  const needsMeasures = kind === 'standard' || (kind === 'kliv' && variant && rangesOf(variant));
  return {entry, merchandise: variant && !needsMeasures ? merchandiseOfFragment(variant, language) : null};
}

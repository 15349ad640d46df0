import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartMerchandiseQuery, MerchandiseFragment} from 'storefrontapi.generated';
import {isKliv} from '~/configurator/rules/configuration';
import {configuratorKind} from '~/configurator/rules/kind';
import {rangesOf} from '~/configurator/rules/ranges';
import {applyOperation, matchKey, type CartEntry} from '../rules/entries';
import type {Merchandise} from '../rules/merchandise';
import {CART_MERCHANDISE_QUERY} from './queries';
import {findSales, type SellablePiece} from './sellablePiece.server';
import {merchandiseOfFragment} from './merchandiseOfFragment';

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** The entries of a cart with what the store says of them at this moment. */
export interface LoadedCart {
  /** Each made-to-measure entry has the variant that its configuration leads to; the one in the cookie doesn't count. */
  entries: CartEntry[];
  merchandiseOf(entry: CartEntry): Merchandise | null;
  /** For an entry that is made to measure. */
  sellablePieceOf(key: string): SellablePiece | undefined;
}

interface LoadedEntry {
  entry: CartEntry;
  merchandise: Merchandise | null;
  sellablePiece?: SellablePiece;
}

/**
 * Asks the store for all entries, never a cache. `added` is asked for too, but isn't in the cart yet.
 * Throws the page with status 503.
 */
export async function loadCart(
  entries: readonly CartEntry[],
  context: Context,
  added: readonly CartEntry[] = [],
): Promise<LoadedCart> {
  const asked = [...entries, ...added];
  const loaded = asked.length ? await loadEntries(asked, context) : [];
  const byKey = new Map(loaded.map((line) => [matchKey(line.entry), line]));
  return {
    // Entries of one piece under different variants have become one line.
    entries: loaded
      .slice(0, entries.length)
      .reduce<CartEntry[]>((list, {entry}) => applyOperation(list, {type: 'add', entry}), []),
    merchandiseOf: (entry) => byKey.get(matchKey(entry))?.merchandise ?? null,
    sellablePieceOf: (key) => byKey.get(key)?.sellablePiece,
  };
}

async function loadEntries(entries: readonly CartEntry[], context: Context): Promise<LoadedEntry[]> {
  const {storefront} = context;
  const kinds = {
    ready: idsOf(entries.filter(({configuratorData}) => !configuratorData)),
    standard: idsOf(entries.filter(({configuratorData}) => configuratorData && !isKliv(configuratorData))),
    kliv: idsOf(entries.filter(({configuratorData}) => configuratorData && isKliv(configuratorData))),
  };
  const answer = await storefront.query(CART_MERCHANDISE_QUERY, {variables: kinds, cache: storefront.CacheNone()});
  const found = <K extends keyof typeof kinds>(kind: K, {variant}: CartEntry) =>
    answer[kind][kinds[kind].indexOf(variant.id)] as CartMerchandiseQuery[K][number] | undefined;
  const made = entries.flatMap((entry) => {
    const {configuratorData: configuration} = entry;
    const known = configuration && !isKliv(configuration) ? found('standard', entry) : undefined;
    const product = configuration && (known ?? found('kliv', entry))?.product;
    return product ? [{entry, product, configuration, known: known ?? undefined}] : [];
  });
  const sales = await findSales(made, context);
  const saleOf = new Map(made.map(({entry}, index) => [entry, sales[index]]));
  return entries.map((entry) => {
    if (!entry.configuratorData) return loadVariant(entry, found('ready', entry));
    const sold = saleOf.get(entry);
    if (!sold || typeof sold === 'string') return {entry, merchandise: null};
    const {variantId, merchandise} = sold;
    return {entry: {...entry, variant: {id: variantId}}, merchandise, sellablePiece: sold};
  });
}

const idsOf = (entries: readonly CartEntry[]) => [...new Set(entries.map(({variant}) => variant.id))];

/** A variant of a made-to-measure product can't be bought without measures: the studio would not know what to build. */
function loadVariant(entry: CartEntry, variant: MerchandiseFragment | null | undefined): LoadedEntry {
  const kind = variant && configuratorKind(variant.product);
  const needsMeasures = kind === 'standard' || (kind === 'kliv' && variant && rangesOf(variant));
  return {entry, merchandise: variant && !needsMeasures ? merchandiseOfFragment(variant) : null};
}

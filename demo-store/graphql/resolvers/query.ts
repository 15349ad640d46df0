import type {Collection, Entity, Metaobject} from '../../catalogue/entities';
import {matches} from '../../search/match';
import {searchProducts} from '../../search/products';
import {parseQuery} from '../../search/syntax';
import {NEWEST, VERSIONS} from '../version';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {sortCollections, sortProducts} from '../sorting';
import {findCart} from './cart-lookup';
import {collectionConnection, productConnection, publishedCollections} from './collection';
import {localization} from './localization';
import {findProduct, publishedProducts, recommendations} from './products';
import {predictiveSearch, search, type PredictiveSearchArgs, type SearchArgs} from './search';
import {paymentSettings} from './shop';
import {sitemap} from './sitemap';

interface ListArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
}

interface KeyArgs {
  id?: string | null;
  handle?: string | null;
}

function node(id: string, context: Context) {
  const entity = context.store.catalogue.entityById.get(id);
  const needsToken = entity?.__typename === 'Metaobject' || entity?.__typename === 'Menu';
  if (needsToken && context.tokenless) return null;
  if (entity) return context.store.inventory.isPublished(entity) ? entity : null;
  return findCart(id, context) ?? null;
}

function findCollection({store}: Context, {id, handle}: KeyArgs): Collection | null {
  const {catalogue, inventory} = store;
  const found: Entity | undefined = id ? catalogue.entityById.get(id) : catalogue.collectionByHandle.get(handle ?? '');
  return found?.__typename === 'Collection' && inventory.isPublished(found) ? found : null;
}

function findMetaobject(
  context: Context,
  {id, handle}: {id?: string | null; handle?: {type: string; handle: string} | null},
): Metaobject | null {
  const {catalogue, inventory} = context.store;
  const found: Entity | undefined = id
    ? catalogue.entityById.get(id)
    : catalogue.metaobjectByHandle.get(`${handle?.type}/${handle?.handle}`);
  return found?.__typename === 'Metaobject' && inventory.isPublished(found) ? found : null;
}

function urlRedirects({query, ...args}: ConnectionArgs & {query?: string | null}, {store}: Context) {
  const parsed = parseQuery(query ?? '');
  const found = store.catalogue.urlRedirects.filter(({path, target}) =>
    matches(parsed, {
      fields: {path: [path], target: [target]},
      words: {},
      numbers: {},
      text: `${path} ${target}`,
    }),
  );
  return connection(found, args, (redirect) => redirect.id);
}

function strings(values: readonly string[], first: number) {
  const distinct = [...new Set(values)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'de'));
  return connection(distinct, {first}, (value) => value);
}

export const queryRoot: Resolvers<undefined> = {
  shop: (_, __, {store}) => store.catalogue.shop,
  localization: (_, __, context) => localization(context),
  paymentSettings: (_, __, context) => paymentSettings(context),
  publicApiVersions: () => [
    ...VERSIONS.map((handle) => ({
      handle,
      displayName: handle === NEWEST ? `${handle} (Latest)` : handle,
      supported: true,
    })),
    {handle: 'unstable', displayName: 'unstable', supported: false},
  ],
  node: (_, {id}: {id: string}, context) => node(id, context),
  nodes: (_, {ids}: {ids: string[]}, context) => ids.map((id) => node(id, context)),
  product: (_, key: KeyArgs, context) => findProduct(context, key),
  productByHandle: (_, key: KeyArgs, context) => findProduct(context, key),
  products: (_, args: ListArgs, context) => {
    const {language, store} = context;
    const found = searchProducts(publishedProducts(context), args.query, language, store.inventory);
    return productConnection(sortProducts(found, args.sortKey, language), args, context);
  },
  productRecommendations: (_, args: {productId?: string | null; productHandle?: string | null}, context) =>
    recommendations(findProduct(context, {id: args.productId, handle: args.productHandle}), context),
  productTags: (_, {first}: {first: number}, context) =>
    strings(
      publishedProducts(context).flatMap(({record}) => record.tags),
      first,
    ),
  productTypes: (_, {first}: {first: number}, context) =>
    strings(
      publishedProducts(context).map(({record}) => record.productType),
      first,
    ),
  collection: (_, key: KeyArgs, context) => findCollection(context, key),
  collectionByHandle: (_, key: KeyArgs, context) => findCollection(context, key),
  collections: (_, args: ListArgs, context) => {
    const {language} = context;
    const parsed = parseQuery(args.query ?? '');
    const found = publishedCollections(context).filter(({record}) => {
      const title = record.title[language];
      return matches(parsed, {fields: {handle: [record.handle]}, words: {title}, numbers: {}, text: title});
    });
    return collectionConnection(sortCollections(found, args.sortKey, language), args);
  },
  metaobject: (_, key: Parameters<typeof findMetaobject>[1], context) => findMetaobject(context, key),
  metaobjects: (_, {type, ...args}: ConnectionArgs & {type: string}, {store}) => {
    const found = store.catalogue.metaobjects.filter(
      (metaobject) => metaobject.record.type === type && store.inventory.isPublished(metaobject),
    );
    return connection(found, args, (metaobject) => metaobject.id);
  },
  menu: (_, {handle}: {handle: string}, {store}) =>
    store.catalogue.menus.find((menu) => menu.record.handle === handle) ?? null,
  urlRedirects: (_, args: ConnectionArgs & {query?: string | null}, context) => urlRedirects(args, context),
  search: (_, args: SearchArgs, context) => search(args, context),
  predictiveSearch: (_, args: PredictiveSearchArgs, context) => predictiveSearch(args, context),
  sitemap: (_, {type}: {type: string}, context) => sitemap(type, context),
  cart: (_, {id}: {id: string}, context) => findCart(id, context) ?? null,
  articles: () => emptyConnection(),
  blogs: () => emptyConnection(),
  pages: () => emptyConnection(),
  locations: () => emptyConnection(),
};

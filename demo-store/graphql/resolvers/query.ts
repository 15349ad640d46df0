import type {Collection, Entity, Metaobject} from '../../catalogue/entities';
import {matches} from '../../search/match';
import {searchProducts} from '../../search/products';
import {parseQuery} from '../../search/syntax';
import {publicApiVersions} from '../version';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {sortCollections, sortProducts} from '../sorting';
import {findCart} from './cartLookup';
import {collectionConnection, productConnection, publishedCollections} from './collection';
import {localization} from './localization';
import {findProduct, publishedProducts, recommendations} from './products';
import {predictiveSearch, search, type PredictiveSearchArgs, type SearchArgs} from './search';
import {paymentSettings} from './shop';
import {sitemap} from './sitemap';
import {writingQueries} from './writings';

interface ListArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
}

interface KeyArgs {
  id?: string | null;
  handle?: string | null;
}

function findNode(id: string, context: Context) {
  const entity = context.store.catalogue.entityById.get(id);
  const needsToken = entity?.__typename === 'Metaobject' || entity?.__typename === 'Menu';
  if (needsToken && context.tokenless) return null;
  if (entity) return context.store.inventory.isPublished(entity) ? entity : null;
  return findCart(id, context) ?? null;
}

function findCollection({store}: Context, {id, handle}: KeyArgs): Collection | null {
  const {catalogue, inventory} = store;
  const entity: Entity | undefined = id ? catalogue.entityById.get(id) : catalogue.collectionByHandle.get(handle ?? '');
  return entity?.__typename === 'Collection' && inventory.isPublished(entity) ? entity : null;
}

function findMetaobject(
  context: Context,
  {id, handle}: {id?: string | null; handle?: {type: string; handle: string} | null},
): Metaobject | null {
  const {catalogue, inventory} = context.store;
  const entity: Entity | undefined = id
    ? catalogue.entityById.get(id)
    : catalogue.metaobjectByHandle.get(`${handle?.type}/${handle?.handle}`);
  return entity?.__typename === 'Metaobject' && inventory.isPublished(entity) ? entity : null;
}

function urlRedirects({query, ...args}: ConnectionArgs & {query?: string | null}, {store}: Context) {
  const parsedQuery = parseQuery(query ?? '');
  const redirects = store.catalogue.urlRedirects.filter(({path, target}) =>
    matches(parsedQuery, {
      fields: {path: [path], target: [target]},
      words: {},
      numbers: {},
      text: `${path} ${target}`,
    }),
  );
  return connection(redirects, args, (redirect) => redirect.id);
}

function stringConnection(values: readonly string[], first: number) {
  const distinct = [...new Set(values)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'de'));
  return connection(distinct, {first}, (value) => value);
}

export const queryRoot: Resolvers<undefined> = {
  shop: (_, __, {store}) => store.catalogue.shop,
  localization: (_, __, context) => localization(context),
  paymentSettings: (_, __, context) => paymentSettings(context),
  publicApiVersions,
  node: (_, {id}: {id: string}, context) => findNode(id, context),
  nodes: (_, {ids}: {ids: string[]}, context) => ids.map((id) => findNode(id, context)),
  product: (_, key: KeyArgs, context) => findProduct(context, key),
  productByHandle: (_, key: KeyArgs, context) => findProduct(context, key),
  products: (_, args: ListArgs, context) => {
    const {language, store} = context;
    const matchingProducts = searchProducts(publishedProducts(context), args.query, language, store.inventory);
    return productConnection(sortProducts(matchingProducts, args.sortKey, language), args, context);
  },
  productRecommendations: (_, args: {productId?: string | null; productHandle?: string | null}, context) =>
    recommendations(findProduct(context, {id: args.productId, handle: args.productHandle}), context),
  productTags: (_, {first}: {first: number}, context) =>
    stringConnection(
      publishedProducts(context).flatMap(({record}) => record.tags),
      first,
    ),
  productTypes: (_, {first}: {first: number}, context) =>
    stringConnection(
      publishedProducts(context).map(({record}) => record.productType),
      first,
    ),
  collection: (_, key: KeyArgs, context) => findCollection(context, key),
  collectionByHandle: (_, key: KeyArgs, context) => findCollection(context, key),
  collections: (_, args: ListArgs, context) => {
    const {language} = context;
    const parsedQuery = parseQuery(args.query ?? '');
    const matchingCollections = publishedCollections(context).filter(({record}) => {
      const title = record.title[language];
      return matches(parsedQuery, {fields: {handle: [record.handle]}, words: {title}, numbers: {}, text: title});
    });
    return collectionConnection(sortCollections(matchingCollections, args.sortKey, language), args);
  },
  metaobject: (_, key: Parameters<typeof findMetaobject>[1], context) => findMetaobject(context, key),
  metaobjects: (_, {type, ...args}: ConnectionArgs & {type: string}, {store}) => {
    const metaobjects = store.catalogue.metaobjects.filter(
      (metaobject) => metaobject.record.type === type && store.inventory.isPublished(metaobject),
    );
    return connection(metaobjects, args, (metaobject) => metaobject.id);
  },
  menu: (_, {handle}: {handle: string}, {store}) =>
    store.catalogue.menus.find((menu) => menu.record.handle === handle) ?? null,
  urlRedirects: (_, args: ConnectionArgs & {query?: string | null}, context) => urlRedirects(args, context),
  search: (_, args: SearchArgs, context) => search(args, context),
  predictiveSearch: (_, args: PredictiveSearchArgs, context) => predictiveSearch(args, context),
  sitemap: (_, {type}: {type: string}, context) => sitemap(type, context),
  cart: (_, {id}: {id: string}, context) => findCart(id, context) ?? null,
  ...writingQueries,
  locations: () => emptyConnection(),
};

import type {Collection, Product} from '../../catalogue/entities';
import {filterProducts, listFilters, type Filter, type ProductFilter} from '../../search/filters';
import {connection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {sortProducts} from '../sorting';
import {plainText} from '../text';
import {toUpdatedAt} from '../times';

interface CollectionProductsArgs extends ConnectionArgs {
  sortKey: string;
  filters?: ProductFilter[] | null;
}

/** A page of products with the filters of the whole list. */
export function productConnection(products: readonly Product[], args: ConnectionArgs, context: Context) {
  const {language, store} = context;
  return {
    ...connection(products, args, (product) => product.id),
    filters: (): Filter[] => listFilters(products, language, store.inventory),
  };
}

/** The published collections in the content's order. */
export function publishedCollections({store}: Context): Collection[] {
  return store.catalogue.collections.filter((self) => store.inventory.isPublished(self));
}

/** A page of collections with their count, which the API returns as a string. */
export function collectionConnection(collections: readonly Collection[], args: ConnectionArgs) {
  return {...connection(collections, args, (self) => self.id), totalCount: String(collections.length)};
}

function listProducts({record}: Collection, {store}: Context): Product[] {
  return record.products.flatMap((handle) => {
    const product = store.catalogue.productByHandle.get(handle);
    return product && store.inventory.isPublished(product) ? [product] : [];
  });
}

export const collection: Resolvers<Collection> = {
  handle: ({record}) => record.handle,
  title: ({record}, _, {language}) => record.title[language],
  description: ({record}, {truncateAt}: {truncateAt?: number | null}, {language}) =>
    plainText(record.descriptionHtml[language], truncateAt),
  descriptionHtml: ({record}, _, {language}) => record.descriptionHtml[language],
  image: ({record}, _, {store}) => store.catalogue.pictureByName.get(record.image ?? '') ?? null,
  seo: () => ({title: null, description: null}),
  updatedAt: ({position}) => toUpdatedAt(position),
  onlineStoreUrl: () => null,
  trackingParameters: () => null,
  metafield: () => null,
  metafields: (_, {identifiers}: {identifiers: unknown[]}) => identifiers.map(() => null),
  products: (self, args: CollectionProductsArgs, context) => {
    const {language, store} = context;
    const filteredProducts = filterProducts(listProducts(self, context), args.filters ?? [], language, store.inventory);
    return productConnection(sortProducts(filteredProducts, args.sortKey, language), args, context);
  },
};

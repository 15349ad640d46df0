import type {Collection, Product} from '../../catalogue/entities';
import {filterProducts, filtersOf, type ProductFilter} from '../../search/filters';
import {connection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {sortProducts} from '../sorting';
import {plainText} from '../text';
import {updatedAtOf} from '../times';

interface CollectionProductsArgs extends ConnectionArgs {
  sortKey: string;
  filters?: ProductFilter[] | null;
}

/** A page of products with the filters that the whole list offers. */
export function productConnection(products: readonly Product[], args: ConnectionArgs, context: Context) {
  const {language, store} = context;
  return {
    ...connection(products, args, (product) => product.id),
    filters: () => filtersOf(products, language, store.inventory),
  };
}

/** The collections that the storefront may see, in the content's order. */
export function publishedCollections({store}: Context): Collection[] {
  return store.catalogue.collections.filter((self) => store.inventory.isPublished(self));
}

/** A page of collections with their number, which the API answers as text. */
export function collectionConnection(collections: readonly Collection[], args: ConnectionArgs) {
  return {...connection(collections, args, (self) => self.id), totalCount: String(collections.length)};
}

function productsOf({record}: Collection, {store}: Context): Product[] {
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
  updatedAt: ({position}) => updatedAtOf(position),
  onlineStoreUrl: () => null,
  trackingParameters: () => null,
  metafield: () => null,
  metafields: (_, {identifiers}: {identifiers: unknown[]}) => identifiers.map(() => null),
  products: (self, args: CollectionProductsArgs, context) => {
    const {language, store} = context;
    const filtered = filterProducts(productsOf(self, context), args.filters ?? [], language, store.inventory);
    return productConnection(sortProducts(filtered, args.sortKey, language), args, context);
  },
};

import type {ReferenceRecord, StoreContent} from '../model';
import {gid} from '../store/ids';
import type {
  Collection,
  Entity,
  Menu,
  Metaobject,
  Picture,
  Policy,
  Product,
  ShopNode,
  StoredFile,
  UrlRedirect,
  Variant,
} from './entities';
import {withDefaultMenus} from './menus';
import {buildProduct} from './product';

/** The store's content, indexed for the questions that the API asks. */
export interface Catalogue {
  content: StoreContent;
  shop: ShopNode;
  products: Product[];
  collections: Collection[];
  metaobjects: Metaobject[];
  policies: Policy[];
  menus: Menu[];
  urlRedirects: UrlRedirect[];
  productByHandle: Map<string, Product>;
  collectionByHandle: Map<string, Collection>;
  /** By `type/handle`. */
  metaobjectByHandle: Map<string, Metaobject>;
  pictureByName: Map<string, Picture>;
  fileByName: Map<string, StoredFile>;
  entityById: Map<string, Entity>;
  variantById: Map<string, Variant>;
  variantBySku: Map<string, Variant>;
  /** Types of metaobjects, and metafields as `ownerType namespace.key`, that storefronts may not read. */
  closed: Set<string>;
}

function byKey<T>(items: T[], keyOf: (item: T) => string): Map<string, T> {
  return new Map(items.map((item) => [keyOf(item), item]));
}

function closedOf({definitions}: StoreContent): Set<string> {
  const closed = <Definition extends {storefrontAccess: boolean}>(list: Definition[]) =>
    list.filter(({storefrontAccess}) => !storefrontAccess);
  return new Set([
    ...closed(definitions.metaobjects).map(({type}) => type),
    ...closed(definitions.metafields).map(({ownerType, namespace, key}) => `${ownerType} ${namespace}.${key}`),
  ]);
}

/** Indexes the content. @throws Error when a product's variants contradict its options */
export function buildCatalogue(content: StoreContent): Catalogue {
  const shop: ShopNode = {__typename: 'Shop', id: gid('Shop', content.shop.name)};
  const pictures = content.pictures.map(
    (record): Picture => ({
      __typename: 'MediaImage',
      id: gid('MediaImage', record.name),
      imageId: gid('ImageSource', record.name),
      record,
    }),
  );
  const files = content.files.map(
    (record): StoredFile => ({__typename: 'GenericFile', id: gid('GenericFile', record.name), record}),
  );
  const products = content.products.map(buildProduct);
  const collections = content.collections.map(
    (record, position): Collection => ({
      __typename: 'Collection',
      id: gid('Collection', record.handle),
      position,
      record,
    }),
  );
  const metaobjects = content.metaobjects.map(
    (record, position): Metaobject => ({
      __typename: 'Metaobject',
      id: gid('Metaobject', `${record.type}/${record.handle}`),
      position,
      record,
    }),
  );
  const policies = content.policies.map(
    (record): Policy => ({__typename: 'ShopPolicy', id: gid('ShopPolicy', record.handle), record}),
  );
  const menus = withDefaultMenus(content.menus).map(
    (record): Menu => ({__typename: 'Menu', id: gid('Menu', record.handle), record}),
  );
  const urlRedirects = content.urlRedirects.map(
    (record): UrlRedirect => ({
      __typename: 'UrlRedirect',
      id: gid('UrlRedirect', record.path),
      ...record,
    }),
  );
  const variants = products.flatMap((product) => product.variants);
  const options = products.flatMap((product) => product.options);
  const entities: Entity[] = [
    shop,
    ...pictures,
    ...files,
    ...products,
    ...variants,
    ...options,
    ...options.flatMap((option) => option.values),
    ...products.flatMap(({metafields, variants}) => [
      ...metafields,
      ...variants.flatMap((variant) => variant.metafields),
    ]),
    ...collections,
    ...metaobjects,
    ...policies,
    ...menus,
    ...urlRedirects,
  ];
  return {
    content,
    shop,
    products,
    collections,
    metaobjects,
    policies,
    menus,
    urlRedirects,
    productByHandle: byKey(products, (product) => product.record.handle),
    collectionByHandle: byKey(collections, (collection) => collection.record.handle),
    metaobjectByHandle: byKey(metaobjects, ({record}) => `${record.type}/${record.handle}`),
    pictureByName: byKey(pictures, (picture) => picture.record.name),
    fileByName: byKey(files, (file) => file.record.name),
    entityById: byKey(entities, (entity) => entity.id),
    variantById: byKey(variants, (variant) => variant.id),
    variantBySku: byKey(variants, (variant) => variant.record.sku),
    closed: closedOf(content),
  };
}

/** What a reference of the content names, whether or not it is published. */
export function findReference(catalogue: Catalogue, reference: ReferenceRecord): Entity | undefined {
  switch (reference.kind) {
    case 'metaobject':
      return catalogue.metaobjectByHandle.get(`${reference.type}/${reference.handle}`);
    case 'picture':
      return catalogue.pictureByName.get(reference.name);
    case 'file':
      return catalogue.fileByName.get(reference.name);
    case 'product':
      return catalogue.productByHandle.get(reference.handle);
  }
}

const GID_TYPES = {
  metaobject: 'Metaobject',
  picture: 'MediaImage',
  file: 'GenericFile',
  product: 'Product',
} as const;

/** The global id that stands in the value of a reference field, also when its target is gone. */
export function referenceId(reference: ReferenceRecord): string {
  const key =
    reference.kind === 'metaobject'
      ? `${reference.type}/${reference.handle}`
      : reference.kind === 'product'
        ? reference.handle
        : reference.name;
  return gid(GID_TYPES[reference.kind], key);
}

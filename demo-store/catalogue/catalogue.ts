import type {BlogRecord, PageRecord, ReferenceRecord, StoreContent} from '../model';
import {gid} from '../store/ids';
import type {
  Article,
  Blog,
  Collection,
  Entity,
  Menu,
  Metaobject,
  Page,
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

/** The store's content, indexed for the API's queries. */
export interface Catalogue {
  content: StoreContent;
  shop: ShopNode;
  products: Product[];
  collections: Collection[];
  metaobjects: Metaobject[];
  policies: Policy[];
  menus: Menu[];
  pages: Page[];
  blogs: Blog[];
  articles: Article[];
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
  typesWithoutAccess: Set<string>;
}

function byKey<T>(items: T[], toKey: (item: T) => string): Map<string, T> {
  return new Map(items.map((item) => [toKey(item), item]));
}

function listTypesWithoutAccess({definitions}: StoreContent): Set<string> {
  const withoutAccess = <Definition extends {storefrontAccess: boolean}>(list: Definition[]) =>
    list.filter(({storefrontAccess}) => !storefrontAccess);
  return new Set([
    ...withoutAccess(definitions.metaobjects).map(({type}) => type),
    ...withoutAccess(definitions.metafields).map(({ownerType, namespace, key}) => `${ownerType} ${namespace}.${key}`),
  ]);
}

const buildPage = (record: PageRecord, position: number): Page => ({
  __typename: 'Page',
  id: gid('Page', record.handle),
  position,
  record,
});

function buildBlog(record: BlogRecord, position: number): Blog {
  const blog: Blog = {__typename: 'Blog', id: gid('Blog', record.handle), position, record, articles: []};
  blog.articles = record.articles.map((article, index) => ({
    __typename: 'Article',
    id: gid('Article', `${record.handle}/${article.handle}`),
    position: index,
    record: article,
    blog,
  }));
  return blog;
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
  const pages = content.pages.map(buildPage);
  const blogs = content.blogs.map(buildBlog);
  const articles = blogs.flatMap((blog) => blog.articles);
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
    ...pages,
    ...blogs,
    ...articles,
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
    pages,
    blogs,
    articles,
    urlRedirects,
    productByHandle: byKey(products, (product) => product.record.handle),
    collectionByHandle: byKey(collections, (collection) => collection.record.handle),
    metaobjectByHandle: byKey(metaobjects, ({record}) => `${record.type}/${record.handle}`),
    pictureByName: byKey(pictures, (picture) => picture.record.name),
    fileByName: byKey(files, (file) => file.record.name),
    entityById: byKey(entities, (entity) => entity.id),
    variantById: byKey(variants, (variant) => variant.id),
    variantBySku: byKey(variants, (variant) => variant.record.sku),
    typesWithoutAccess: listTypesWithoutAccess(content),
  };
}

/** The object that a reference refers to, whether or not it is published. */
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

/** The global id in the value of a reference field, even when its target has been deleted. */
export function referenceId(reference: ReferenceRecord): string {
  return gid(GID_TYPES[reference.kind], referenceKey(reference));
}

function referenceKey(reference: ReferenceRecord): string {
  switch (reference.kind) {
    case 'metaobject':
      return `${reference.type}/${reference.handle}`;
    case 'product':
      return reference.handle;
    default:
      return reference.name;
  }
}

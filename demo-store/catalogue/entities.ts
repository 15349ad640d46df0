import type {
  ArticleRecord,
  BlogRecord,
  CollectionRecord,
  FieldRecord,
  FileRecord,
  Localized,
  MenuRecord,
  MetaobjectRecord,
  PageRecord,
  PictureRecord,
  PolicyRecord,
  ProductRecord,
  VariantRecord,
} from '../model';

/** The objects of the store with their ids; `__typename` tells the GraphQL executor what they are. */

export interface Picture {
  __typename: 'MediaImage';
  id: string;
  imageId: string;
  record: PictureRecord;
}

export interface StoredFile {
  __typename: 'GenericFile';
  id: string;
  record: FileRecord;
}

export interface OptionValue {
  __typename: 'ProductOptionValue';
  id: string;
  name: Localized;
  firstVariant: Variant | undefined;
}

export interface ProductOption {
  __typename: 'ProductOption';
  id: string;
  name: Localized;
  values: OptionValue[];
}

export interface Variant {
  __typename: 'ProductVariant';
  id: string;
  position: number;
  record: VariantRecord;
  product: Product;
  /** For each option of the product, the index of the value that this variant has. */
  indices: number[];
  metafields: Metafield[];
}

export interface Metafield {
  __typename: 'Metafield';
  id: string;
  namespace: string;
  key: string;
  field: FieldRecord;
  owner: Product | Variant;
}

export interface Product {
  __typename: 'Product';
  id: string;
  position: number;
  record: ProductRecord;
  options: ProductOption[];
  variants: Variant[];
  /** The key is `indices`, joined by commas. */
  variantByIndices: Map<string, Variant>;
  metafields: Metafield[];
}

export interface Collection {
  __typename: 'Collection';
  id: string;
  position: number;
  record: CollectionRecord;
}

export interface Metaobject {
  __typename: 'Metaobject';
  id: string;
  position: number;
  record: MetaobjectRecord;
}

export interface Page {
  __typename: 'Page';
  id: string;
  position: number;
  record: PageRecord;
}

export interface Blog {
  __typename: 'Blog';
  id: string;
  position: number;
  record: BlogRecord;
  articles: Article[];
}

export interface Article {
  __typename: 'Article';
  id: string;
  position: number;
  record: ArticleRecord;
  blog: Blog;
}

export interface Policy {
  __typename: 'ShopPolicy';
  id: string;
  record: PolicyRecord;
}

export interface Menu {
  __typename: 'Menu';
  id: string;
  record: MenuRecord;
}

export interface UrlRedirect {
  __typename: 'UrlRedirect';
  id: string;
  path: string;
  target: string;
}

export interface ShopNode {
  __typename: 'Shop';
  id: string;
}

export type Entity =
  | Picture
  | StoredFile
  | ProductOption
  | OptionValue
  | Variant
  | Metafield
  | Product
  | Collection
  | Metaobject
  | Page
  | Blog
  | Article
  | Policy
  | Menu
  | UrlRedirect
  | ShopNode;

/**
 * The content of a demo store. Names are Shopify's. Prices are integer cents of the shop's currency, VAT included.
 */

export type Language = 'DE' | 'EN';

/** A text in both languages of the store. */
export type Localized = Record<Language, string>;

/** A picture; `file` is relative to the folder of pictures. */
export interface PictureRecord {
  name: string;
  file: string;
  width: number;
  height: number;
  alt: Localized;
}

/** A downloadable file; `file` is relative to the folder of files. */
export interface FileRecord {
  name: string;
  file: string;
  mimeType: string;
}

/**
 * A typed value as Shopify stores it: `type` is a metafield type (`single_line_text_field`,
 * `multi_line_text_field`, `rich_text_field`, `number_integer`, `boolean`, `url`, `json`, `date`,
 * `file_reference`, `metaobject_reference`, `product_reference`, and `list.…` of these types).
 * `value` is the Storefront API's `value`. Instead of ids, references have the names of the objects that they refer to.
 */
export type FieldRecord = {type: string; value: string | Localized} | {type: string; references: ReferenceRecord[]};

export type ReferenceRecord =
  | {kind: 'metaobject'; type: string; handle: string}
  | {kind: 'picture'; name: string}
  | {kind: 'file'; name: string}
  | {kind: 'product'; handle: string};

export interface MetaobjectRecord {
  type: string;
  handle: string;
  /** Hidden from storefronts. */
  draft?: boolean;
  fields: Record<string, FieldRecord>;
}

export interface MetafieldRecord {
  namespace: string;
  key: string;
  field: FieldRecord;
}

/** A field of a type of metaobjects. */
export interface FieldDefinitionRecord {
  key: string;
  /** A metafield type, as in `FieldRecord`. */
  type: string;
  /** The metaobject type that a reference field refers to. */
  metaobjectType?: string;
  required?: boolean;
}

/** A type of metaobjects. */
export interface MetaobjectDefinitionRecord {
  type: string;
  name: string;
  /** The field whose value is the display name of an entry. */
  displayNameKey?: string;
  translatable: boolean;
  /** Whether storefronts may read the entries of this type. */
  storefrontAccess: boolean;
  /** Whether the entries of this type may be drafts, which storefronts don't see. */
  publishable?: boolean;
  /** Entries have pages in the online store at `/pages/{urlHandle}/{handle}`. */
  onlineStore?: {urlHandle: string};
  fields: FieldDefinitionRecord[];
}

/** Shopify's owner types. */
export type MetafieldOwner = 'PRODUCT' | 'PRODUCTVARIANT';

/** A metafield of products or of variants. */
export interface MetafieldDefinitionRecord {
  ownerType: MetafieldOwner;
  namespace: string;
  key: string;
  name: string;
  type: string;
  /** Whether storefronts may read the metafield. */
  storefrontAccess: boolean;
}

export interface DefinitionRecords {
  metaobjects: MetaobjectDefinitionRecord[];
  metafields: MetafieldDefinitionRecord[];
}

/** A metric unit, by Shopify's name. */
export type MeasureUnit = 'ML' | 'CL' | 'L' | 'M3' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'M2';

export interface VariantRecord {
  /** The number in the id, for storefronts that name a variant. By default it follows from the handle and the options. */
  number?: string;
  /** The German values of the product's options, in their order. */
  selectedOptions: string[];
  sku: string;
  /** Cents, VAT included. */
  price: number;
  compareAtPrice?: number;
  /** Stock; `availableForSale` is false at 0 unless `continueSelling`. */
  quantityAvailable: number;
  continueSelling?: boolean;
  /** Name of a picture. */
  image?: string;
  /** The quantity of a unit price and its reference. Both units are of one type: length, area, weight or volume. */
  unit?: {value: number; unit: MeasureUnit; referenceValue: number; referenceUnit: MeasureUnit};
  /** Weight in grams, for shipping. */
  weight?: number;
  metafields?: MetafieldRecord[];
}

export interface ProductRecord {
  handle: string;
  title: Localized;
  descriptionHtml: Localized;
  productType: string;
  vendor: string;
  tags: string[];
  /** Names and values in both languages. A standalone product has one option `Title` with the value `Default Title`. */
  options: {name: Localized; values: Localized[]}[];
  variants: VariantRecord[];
  /** Names of pictures. */
  images: string[];
  metafields: MetafieldRecord[];
  seo: {title: Localized; description: Localized};
  /** ISO 8601 date-time. */
  publishedAt: string;
}

export interface CollectionRecord {
  handle: string;
  title: Localized;
  descriptionHtml: Localized;
  image?: string;
  /** Handles of products, in order. */
  products: string[];
}

export interface PolicyRecord {
  /** `terms-of-service`, `refund-policy`, `privacy-policy` or `shipping-policy`. */
  handle: string;
  title: Localized;
  /** HTML */
  body: Localized;
}

export interface MenuItemRecord {
  title: Localized;
  url: string;
  /** The items one level below. A menu has at most three levels, as at Shopify. */
  items?: MenuItemRecord[];
}

export interface MenuRecord {
  handle: string;
  title: Localized;
  items: MenuItemRecord[];
}

export interface PageRecord {
  handle: string;
  title: Localized;
  /** HTML */
  body: Localized;
}

export interface ArticleRecord {
  handle: string;
  title: Localized;
  contentHtml: Localized;
  excerptHtml?: Localized;
  author: string;
  tags: string[];
  /** Name of a picture. */
  image?: string;
  /** ISO 8601 date-time. */
  publishedAt: string;
}

export interface BlogRecord {
  handle: string;
  title: Localized;
  articles: ArticleRecord[];
}

/** The balance is in cents. A code has eight to twenty letters and digits, in any letter case. */
export interface GiftCardRecord {
  code: string;
  balance: number;
}

export interface UrlRedirectRecord {
  path: string;
  target: string;
}

/** Products by their own handles, or by the handles of collections. */
export interface DiscountItems {
  products?: string[];
  collections?: string[];
}

/** The minimum of entitled items: a subtotal in cents, or a quantity. */
interface DiscountMinimum {
  subtotal?: number;
  quantity?: number;
}

type DiscountValue = {percent: number} | {amount: number};

/**
 * A discount code, in any letter case: Amount off order, Amount off products, Free shipping, or Buy X Get Y. Amounts are cents.
 */
export type DiscountRecord = {
  code: string;
  /** ISO 8601 date-times. */
  startsAt?: string;
  endsAt?: string;
  /** The usage limit for all customers together, and the uses before the store started. */
  usageLimit?: number;
  used?: number;
  /** Customers are identified by their e-mail address. */
  oncePerCustomer?: boolean;
} & (
  | {kind: 'order'; value: DiscountValue; minimum?: DiscountMinimum}
  | {
      kind: 'products';
      value: DiscountValue;
      items: DiscountItems;
      /** The amount applies to each item instead of once to all of them. */
      eachItem?: boolean;
      minimum?: DiscountMinimum;
    }
  | {kind: 'shipping'; minimum?: DiscountMinimum}
  | {
      kind: 'buyXGetY';
      buys: DiscountItems & {quantity: number};
      gets: DiscountItems & {quantity: number; percent: number};
      usesPerOrder?: number;
    }
);

export interface StoreContent {
  shop: {
    name: string;
    description: Localized;
    /** The published languages, German always among them. */
    languages: Language[];
    /** ISO codes of the shop's own country, and of the currency that it sells in there. */
    countryCode: string;
    currencyCode: string;
    /** Other countries that it sells to. A price is the same number there, in the market's currency. */
    markets: {countryCode: string; currencyCode: string}[];
    acceptedCardBrands: string[];
    supportedDigitalWallets: string[];
    /** VAT in percent, contained in every price. */
    vatPercent: number;
    /** Flat shipping in cents, and the subtotal from which shipping is free. */
    shipping: {flat: number; freeFrom: number};
    /** As Shopify creates a store: with a password, an automatic privacy policy, and an app that may not see orders. */
    isNew: boolean;
  };
  /**
   * Absolute paths of the files of `pictures` and `files`. `renditions` caches resized pictures between starts.
   */
  folders: {pictures: string; files: string; renditions?: string};
  /** Definitions of metaobjects and metafields. Storefronts can also read objects without a definition. */
  definitions: DefinitionRecords;
  pictures: PictureRecord[];
  files: FileRecord[];
  products: ProductRecord[];
  collections: CollectionRecord[];
  metaobjects: MetaobjectRecord[];
  policies: PolicyRecord[];
  menus: MenuRecord[];
  urlRedirects: UrlRedirectRecord[];
  discounts: DiscountRecord[];
  pages: PageRecord[];
  blogs: BlogRecord[];
  giftCards: GiftCardRecord[];
}

/**
 * What a demo store holds. It is given to the store when it starts.
 * Names are Shopify's. Prices are integer cents of EUR, VAT included.
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
 * `file_reference`, `metaobject_reference`, `product_reference`, `list.…` of those).
 * `value` is what the Storefront API answers as `value`, except that references name their target.
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
  /** The type of metaobjects that a reference field names. */
  metaobjectType?: string;
}

/** A type of metaobjects. */
export interface MetaobjectDefinitionRecord {
  type: string;
  name: string;
  /** The field whose value names an entry in the admin. */
  displayNameKey?: string;
  translatable: boolean;
  /** Whether storefronts may read its entries. */
  storefrontAccess: boolean;
  /** Whether its entries may be drafts, which storefronts don't see. */
  publishable?: boolean;
  fields: FieldDefinitionRecord[];
}

/** What a metafield belongs to, as Shopify calls it. */
export type MetafieldOwner = 'PRODUCT' | 'PRODUCTVARIANT';

/** A metafield of products or of variants. */
export interface MetafieldDefinitionRecord {
  ownerType: MetafieldOwner;
  namespace: string;
  key: string;
  name: string;
  type: string;
  /** Whether storefronts may read it. */
  storefrontAccess: boolean;
}

export interface DefinitionRecords {
  metaobjects: MetaobjectDefinitionRecord[];
  metafields: MetafieldDefinitionRecord[];
}

/** A metric unit, by Shopify's name. */
export type MeasureUnit = 'ML' | 'CL' | 'L' | 'M3' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'M2';

export interface VariantRecord {
  /** One value for each option of the product, in its order, by the German value. */
  selectedOptions: string[];
  sku: string;
  /** Cents of EUR, VAT included. */
  price: number;
  compareAtPrice?: number;
  /** Stock; `availableForSale` is false at 0 unless `continueSelling`. */
  quantityAvailable: number;
  continueSelling?: boolean;
  /** Name of a picture. */
  image?: string;
  /** What is in it, and the amount that the unit price is for. Units of one kind: length, area, weight or volume. */
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
  /** An option's name and values in both languages. A product without choice has one option `Title` with the value `Default Title`. */
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

export interface MenuRecord {
  handle: string;
  title: Localized;
  items: {title: Localized; url: string}[];
}

export interface UrlRedirectRecord {
  path: string;
  target: string;
}

/** Products, by their handles and by those of their collections. */
export interface DiscountItems {
  products?: string[];
  collections?: string[];
}

/** What has to be in the cart, of what the discount is for: cents that it costs, or how many pieces. */
interface DiscountMinimum {
  subtotal?: number;
  quantity?: number;
}

type DiscountValue = {percent: number} | {amount: number};

/**
 * A discount code, in any letter case: off the whole order, off products, off shipping, or off some products for who buys others.
 * Amounts are cents.
 */
export type DiscountRecord = {
  code: string;
  /** ISO 8601 date-times. */
  startsAt?: string;
  endsAt?: string;
  /** How often it can be used by all, and how often it was before the store started. */
  usageLimit?: number;
  used?: number;
  /** A customer is known by the e-mail address. */
  oncePerCustomer?: boolean;
} & (
  | {kind: 'order'; value: DiscountValue; minimum?: DiscountMinimum}
  | {
      kind: 'products';
      value: DiscountValue;
      items: DiscountItems;
      /** Takes an amount off each piece, instead of once off all of them. */
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
    /** Host name of the shop, as `primaryDomain` answers it. */
    domain: string;
    /** The published languages, German always among them; both when left out. */
    languages?: Language[];
    acceptedCardBrands: string[];
    supportedDigitalWallets: string[];
    /** VAT in percent, contained in every price. */
    vatPercent: number;
    /** Flat shipping in cents, and the subtotal from which shipping is free. */
    shipping: {flat: number; freeFrom: number};
  };
  /**
   * Where the files of `pictures` and of `files` are, absolute. `renditions`: where the sizes that pictures are asked for in
   * stay between starts.
   */
  folders: {pictures: string; files: string; renditions?: string};
  /** What metaobjects and metafields are made of. Those that nothing here defines can be read, too. */
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
}

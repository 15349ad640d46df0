import type {StoreContent} from '../model';

export interface Locale {
  /** ISO code, lowercase. */
  locale: 'de' | 'en';
  primary: boolean;
  published: boolean;
  /** Whether the market's web presence includes the language. Storefronts see no other language. */
  hasWebPresence: boolean;
}

/** A staged target, and its file once it is uploaded. */
export interface Upload {
  filename: string;
  mimeType: string;
  body?: Buffer;
}

/** The store saves subscriptions but never calls a webhook. */
export interface WebhookSubscription {
  id: string;
  /** The app that subscribed. Other apps don't see the subscription. */
  app: string;
  topic: string;
  uri: string;
  format: string;
  filter: string | null;
}

/** The state of the Admin API that isn't part of the content. */
export interface AdminState {
  /** The scopes of the access token. */
  scopes: string[];
  /** Whether the app may see customer data. Orders are such data, and their scope alone doesn't open them. */
  protectedCustomerData: boolean;
  currencyCode: string;
  /** A currency of the own country's market. Without one the market inherits the store's, as at Shopify. */
  marketCurrency: string | null;
  taxesIncluded: boolean;
  /** Host of the primary domain and its checkout. By default they are at the request's origin. */
  primaryDomain: string | undefined;
  /** The Online Store has a password. Every checkout then leads to it. */
  passwordProtected: boolean;
  /** Shopify writes the privacy policy, and nobody else may. */
  automaticPrivacyPolicy: boolean;
  /** Shop Pay knows the buyer: the checkout redirects to it. */
  shopPay: boolean;
  locales: Locale[];
  /** Uploads by the token in their URL. */
  uploads: Map<string, Upload>;
  /** Contents of uploaded files, by the path in the file's record. All other files are on disk. */
  files: Map<string, Buffer>;
  /** How often `fileStatus` has been read, by the id of a file that is being processed. */
  processing: Map<string, number>;
  /** The digest of the German text that a translation was made from, by `{resource id} {key}`. */
  digests: Map<string, string>;
  /** Ids of products and collections on the Online Store channel. The inventory knows what is on the storefront's channel. */
  onlineStore: Set<string>;
  webhooks: WebhookSubscription[];
}

const allScopes = [
  'files',
  'inventory',
  'legal_policies',
  'locales',
  'locations',
  'markets',
  'metaobject_definitions',
  'metaobjects',
  'online_store_navigation',
  'orders',
  'products',
  'publications',
  'translations',
].flatMap((name) => [`read_${name}`, `write_${name}`]);

export function createAdminState({shop}: StoreContent, primaryDomain: string | undefined): AdminState {
  return {
    scopes: allScopes,
    protectedCustomerData: !shop.isNew,
    currencyCode: shop.currencyCode,
    marketCurrency: null,
    taxesIncluded: true,
    primaryDomain,
    passwordProtected: shop.isNew,
    automaticPrivacyPolicy: shop.isNew,
    shopPay: false,
    locales: [
      {locale: 'de', primary: true, published: true, hasWebPresence: true},
      ...(shop.languages.includes('EN')
        ? [{locale: 'en', primary: false, published: true, hasWebPresence: true} as const]
        : []),
    ],
    uploads: new Map(),
    files: new Map(),
    processing: new Map(),
    digests: new Map(),
    onlineStore: new Set(),
    webhooks: [],
  };
}

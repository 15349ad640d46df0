import type {StoreContent} from '../model';

export interface Locale {
  /** ISO code, small letters. */
  locale: 'de' | 'en';
  primary: boolean;
  published: boolean;
  /** Whether the market's web presence has it: storefronts see no other. */
  present: boolean;
}

/** A file that somebody may upload, or has uploaded, to a staged target. */
export interface Upload {
  filename: string;
  mimeType: string;
  body?: Buffer;
}

/** A call that an app has asked for. The store keeps it, and makes none. */
export interface WebhookSubscription {
  id: string;
  /** Whose it is: other apps don't see it. */
  app: string;
  topic: string;
  uri: string;
  format: string;
  filter: string | null;
}

/** What the Admin API knows beside the content. */
export interface AdminState {
  /** What the access token may do. */
  scopes: string[];
  currencyCode: string;
  locales: Locale[];
  /** By the token in their address. */
  uploads: Map<string, Upload>;
  /** Uploaded files by the path in their record; other files are on the disk. */
  files: Map<string, Buffer>;
  /** Ids of files that are still processed, and how often somebody has asked since. */
  processing: Map<string, number>;
  /** Of each translation the digest of the text that it was made of, by `{resource id} {key}`. */
  digests: Map<string, string>;
  /** Ids of products and collections on the online store. Those on the storefront's own channel are in the inventory. */
  onlineStore: Set<string>;
  webhooks: WebhookSubscription[];
}

const allScopes = [
  ...[
    'files',
    'inventory',
    'legal_policies',
    'locales',
    'locations',
    'markets',
    'metaobject_definitions',
    'metaobjects',
  ],
  ...['online_store_navigation', 'products', 'publications', 'translations'],
].flatMap((name) => [`read_${name}`, `write_${name}`]);

/** The state of a store at its start. */
export function createAdminState({shop}: StoreContent): AdminState {
  const {languages = ['DE', 'EN']} = shop;
  return {
    scopes: allScopes,
    currencyCode: 'EUR',
    locales: [
      {locale: 'de', primary: true, published: true, present: true},
      ...(languages.includes('EN') ? [{locale: 'en', primary: false, published: true, present: true} as const] : []),
    ],
    uploads: new Map(),
    files: new Map(),
    processing: new Map(),
    digests: new Map(),
    onlineStore: new Set(),
    webhooks: [],
  };
}

import type {DefinitionRecords} from 'demo-store/model';
import type {SampleBoxFragment} from 'storefrontapi.generated';
import {configuratorKind} from '~/configurator/offer/kind';
import {SAMPLE_BOX_FRAGMENT} from '~/configurator/offer/sampleBox';
import {defaultLanguage, type Language} from '~/i18n/language';
import type {toCollections} from '~/product/shopFilter';
import {offerFields} from '../../../studio/contentModel';
import {toLanguageCode, defaultCode, otherLanguages} from '../languages';
import type {StoredVariant} from '../priceVariants';
import type {Api} from '../request';

const SHOP = `${SAMPLE_BOX_FRAGMENT} query CheckShop @inContext(language: ${defaultCode}) {
  localization { language { isoCode } country { isoCode currency { isoCode } } availableLanguages { isoCode } }
  shop {
    name
    primaryDomain { url }
    termsOfService { body }
    refundPolicy { body }
    privacyPolicy { body }
    shippingPolicy { body }
  }
  collections(first: 20) { nodes { handle title products(first: 1) { nodes { id } } } }
  ...SampleBox
}`;

const checkedMetafields = [
  ...Object.keys(offerFields),
  ...['widerruf_ausgeschlossen', 'niedrigster_preis_30_tage', 'lieferzeit', 'lieferzeit_tage'],
];

const PRODUCTS = `query CheckProducts($after: String) @inContext(language: ${defaultCode}) {
  products(first: 50, after: $after) {
    nodes {
      handle title description tags productType vendor availableForSale
      compareAtPriceRange { maxVariantPrice { amount } }
      priceRange { minVariantPrice { amount } }
      metafields(identifiers: [${checkedMetafields.map((key) => `{namespace: "custom", key: "${key}"}`).join(' ')}]) { key value }
      variants(first: 100) {
        nodes { id availableForSale metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const VARIANTS = `query CheckVariants($handle: String!, $after: String) @inContext(language: ${defaultCode}) {
  product(handle: $handle) {
    variants(first: 250, after: $after) {
      nodes { id title availableForSale quantityAvailable price { amount } selectedOptions { name value } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

const TRANSLATIONS = `query CheckTranslations($language: LanguageCode, $after: String) @inContext(language: $language) {
  products(first: 250, after: $after) {
    nodes { handle description farben: metafield(namespace: "custom", key: "farben") { value } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ENTRIES = `query CheckEntries($type: String!, $language: LanguageCode, $after: String) @inContext(language: $language) {
  metaobjects(type: $type, first: 100, after: $after) {
    nodes { handle fields { key type value } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const REDIRECTS = `query CheckRedirects($after: String) {
  urlRedirects(first: 250, after: $after) { nodes { path target } pageInfo { hasNextPage endCursor } }
}`;

type Policy = {body: string} | null;

interface StorefrontShop extends SampleBoxFragment {
  localization: {
    language: {isoCode: string};
    country: {isoCode: string; currency: {isoCode: string}};
    availableLanguages: {isoCode: string}[];
  };
  shop: {name: string; primaryDomain: {url: string}} & Record<
    'termsOfService' | 'refundPolicy' | 'privacyPolicy' | 'shippingPolicy',
    Policy
  >;
  collections: {nodes: Parameters<typeof toCollections>[0]};
}

/** A product as the storefront sees it in the store's default language. */
export interface Product {
  handle: string;
  title: string;
  description: string;
  tags: string[];
  productType: string;
  vendor: string;
  availableForSale: boolean;
  compareAtPriceRange: {maxVariantPrice: {amount: string}};
  priceRange: {minVariantPrice: {amount: string}};
  metafields: ({key: string; value: string} | null)[];
  variants: {nodes: {id: string; availableForSale: boolean; metafield: {value: string} | null}[]};
}

/** A variant of a made-to-measure product. */
export interface Variant extends Omit<StoredVariant, 'price'> {
  title: string;
  availableForSale: boolean;
  quantityAvailable: number | null;
  price: {amount: string};
}

export interface Entry {
  handle: string;
  fields: {key: string; type: string; value: string | null}[];
}

interface TranslatedProduct {
  handle: string;
  description: string;
  farben: {value: string} | null;
}

/** The texts in another language that the store has published. */
interface Translation {
  language: Language;
  /** Entries by their type. */
  entries: Map<string, Entry[]>;
  /** Descriptions of products by their handles. */
  descriptions: Map<string, string>;
  /** The metafields `farben` of products by their handles. */
  palettes: Map<string, string>;
}

/** Everything that the Storefront API shows. It is read once, so that the checks are pure functions. */
export interface StorefrontContent extends StorefrontShop {
  products: Product[];
  /** Variants of made-to-measure products by the products' handles. */
  variants: Map<string, Variant[]>;
  /** Entries by their type, in the store's default language. */
  entries: Map<string, Entry[]>;
  translations: Translation[];
  redirects: {path: string; target: string}[];
}

export async function readStorefrontContent(
  storefront: Api,
  {metaobjects}: DefinitionRecords,
): Promise<StorefrontContent> {
  const shop = await storefront.query<StorefrontShop>(SHOP);
  const products = await storefront.queryAll<Product>(PRODUCTS);
  const variants = new Map<string, Variant[]>();
  for (const product of products.filter(configuratorKind)) {
    const {handle} = product;
    variants.set(handle, await storefront.queryAll<Variant>(VARIANTS, {handle}, 'variants'));
  }
  const readEntries = async (language: Language) => {
    const entries = new Map<string, Entry[]>();
    for (const {type} of metaobjects)
      entries.set(type, await storefront.queryAll<Entry>(ENTRIES, {type, language: toLanguageCode(language)}));
    return entries;
  };
  const entries = await readEntries(defaultLanguage);
  const {availableLanguages} = shop.localization;
  const publishedCodes = availableLanguages.map(({isoCode}) => isoCode);
  const translations: Translation[] = [];
  for (const language of otherLanguages) {
    if (!publishedCodes.includes(toLanguageCode(language))) continue;
    const translated = await storefront.queryAll<TranslatedProduct>(TRANSLATIONS, {language: toLanguageCode(language)});
    const descriptions = new Map(translated.map(({handle, description}) => [handle, description]));
    const palettes = new Map(translated.flatMap(({handle, farben}) => (farben ? [[handle, farben.value]] : [])));
    translations.push({language, entries: await readEntries(language), descriptions, palettes});
  }
  const redirects = await storefront.queryAll<{path: string; target: string}>(REDIRECTS);
  return {...shop, products, variants, entries, translations, redirects};
}

export function findMetafield({metafields}: Product, key: string): string | undefined {
  return metafields.find((metafield) => metafield?.key === key)?.value;
}

/** Finds a field of the settings: they are the first entry of their type. */
export function findSetting({entries}: StorefrontContent, type: string, key: string): string | undefined {
  return entries.get(type)?.[0]?.fields.find((field) => field.key === key)?.value ?? undefined;
}

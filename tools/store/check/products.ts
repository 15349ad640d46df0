import {configuratorKind} from '~/configurator/rules/kind';
import {readOffer} from '~/configurator/rules/offer';
import {comparePriceVariants, offerSource, tooMany, type StoredVariant} from '../priceVariants';
import type {Finding} from './finding';
import type {Storefront} from './storefront';

const PRODUCTS = `query CheckProducts($language: LanguageCode, $after: String) @inContext(language: $language) {
  products(first: 50, after: $after) {
    nodes {
      handle title description tags productType vendor
      metafields(identifiers: [
        {namespace: "custom", key: "farben"}
        {namespace: "custom", key: "laengen"}
        {namespace: "custom", key: "breiten"}
        {namespace: "custom", key: "preisformel"}
        {namespace: "custom", key: "konstruktion"}
      ]) { key value }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const VARIANTS = `query CheckVariants($handle: String!, $after: String) @inContext(language: DE) {
  product(handle: $handle) {
    variants(first: 250, after: $after) {
      nodes { id title availableForSale quantityAvailable price { amount } selectedOptions { name value } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

interface Product {
  handle: string;
  title: string;
  description: string;
  tags: string[];
  productType: string;
  vendor: string;
  metafields: ({key: string; value: string} | null)[];
}

interface Variant extends Omit<StoredVariant, 'price'> {
  title: string;
  availableForSale: boolean;
  quantityAvailable: number | null;
  price: {amount: string};
}

/** How the metafields of an offer are written. */
const examples: Record<string, string> = {
  farben: '[{"name": "Eiche", "value": "#B98A56", "multiplier": 1.2}]',
  laengen: '[80, 90, 100]',
  breiten: '[40, 50]',
  preisformel: '{"base_price": 190, "price_per_cm_length": 2.4, "price_per_cm_width": 1.8}',
  konstruktion: '{"type": "shelf", "thickness": 24, "height": 1920, "materials": {"#B98A56": "oak"}}',
};

const setUp = 'Run npm run store:setup: it adds what is missing.';

function checkVariants({handle, ...product}: Product, variants: readonly Variant[]): Finding[] {
  const valueOf = (key: string) => product.metafields.find((metafield) => metafield?.key === key)?.value;
  const source = offerSource({handle, ...product}, valueOf);
  const findings: Finding[] = [];
  const note = (check: string, problem: string, fix: string) => findings.push({check, problem, fix});
  const {offer, fallbacks} = readOffer({...source, variants: {nodes: [...variants]}}, 'de');
  // A field that is missing has its fallback by rule; one that is there and unusable is a mistake.
  const unusable = fallbacks.filter((candidate) => valueOf(candidate));
  for (const key of unusable) {
    note(
      'measures and prices',
      `The metafield ${key} of ${handle} can't be read, so the site sells with its fallback.`,
      `Correct it in the admin (the product › Metafields). It is JSON like ${examples[key]}.`,
    );
  }
  if (configuratorKind(source) === 'kliv' && !offer) {
    note(
      'measures and prices',
      `No variant of ${handle} names its ranges.`,
      'Name them like "Breite: 300-600, Höhe: 200-400".',
    );
  }
  const prices = comparePriceVariants(
    source,
    variants.map(({price, ...variant}) => ({...variant, price: price.amount})),
  );
  // The prices of a fallback aren't those that are meant.
  if (!prices || unusable.length > 0) return findings;
  const limit = tooMany(prices, handle);
  if (limit) {
    note('price variants', limit, 'Then run npm run store:setup again.');
    return findings;
  }
  if (prices.missing.length > 0) {
    note(
      'price variants',
      `${handle} lacks ${prices.missing.length} of ${prices.prices.length} price variants: such pieces can't be ordered.`,
      setUp,
    );
  }
  if (prices.stale.length > 0) {
    const some = prices.stale.slice(0, 5).join(', ');
    note(
      'price variants',
      `${handle} has ${prices.stale.length} variants whose price no choice leads to: ${some}.`,
      'Delete them in the admin, or correct preisformel.',
    );
  }
  if (prices.wrong.length > 0) {
    const some = prices.wrong.map(({selectedOptions}) => selectedOptions[0]?.value).slice(0, 5);
    note(
      'price variants',
      `Variants of ${handle} cost another price than their name says: ${some.join(', ')}.`,
      'Correct their prices in the admin.',
    );
  }
  return findings;
}

/** Products on the storefront's channel: their translation, their offers, their price variants. */
export async function checkProducts(storefront: Storefront, hasEnglish: boolean): Promise<Finding[]> {
  const read = (language: string) => storefront.all<Product>(PRODUCTS, {language}, ['products']);
  const [german, english] = await Promise.all([read('DE'), hasEnglish ? read('EN') : []]);
  if (german.length === 0) {
    const fix = 'Publish products to the Hydrogen or Headless channel, or run npm run store:setup.';
    return [{check: 'products', problem: 'The storefront sees no product.', fix}];
  }
  const findings: Finding[] = [];
  const descriptions = new Map(english.map(({handle, description}) => [handle, description]));
  const untranslated = german.filter(
    ({handle, description}) => hasEnglish && description && descriptions.get(handle) === description,
  );
  if (untranslated.length > 0) {
    findings.push({
      check: 'translations',
      problem: `Products without an English description: ${untranslated.map(({handle}) => handle).join(', ')}.`,
      fix: 'Translate them with the app Translate & Adapt.',
    });
  }
  for (const product of german) {
    if (!configuratorKind(product)) continue;
    const variants = await storefront.all<Variant>(VARIANTS, {handle: product.handle}, ['product', 'variants']);
    findings.push(...checkVariants(product, variants));
  }
  return findings;
}

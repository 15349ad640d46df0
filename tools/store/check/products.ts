import type {SampleBoxFragment} from 'storefrontapi.generated';
import {families} from '~/configurator/families/families';
import {configuratorKind} from '~/configurator/rules/kind';
import {readOffer, type Offer} from '~/configurator/rules/offer';
import {SAMPLE_BOX_FRAGMENT, toSampleBox} from '~/configurator/rules/sampleBox';
import {comparePriceVariants, offerSource, tooMany, type StoredVariant} from '../priceVariants';
import {checkCollections} from './collections';
import type {Finding} from './finding';
import {metafieldOf, type Product} from './readProducts';
import type {Storefront} from './storefront';

const DESCRIPTIONS = `query CheckDescriptions($after: String) @inContext(language: EN) {
  products(first: 250, after: $after) { nodes { handle description } pageInfo { hasNextPage endCursor } }
}`;

const SAMPLE_BOX = `${SAMPLE_BOX_FRAGMENT} query CheckSampleBox { ...SampleBox }`;

const VARIANTS = `query CheckVariants($handle: String!, $after: String) @inContext(language: DE) {
  product(handle: $handle) {
    variants(first: 250, after: $after) {
      nodes { id title availableForSale quantityAvailable price { amount } selectedOptions { name value } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

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

/** What the site does about a metafield that has no part in the price. */
const effects: Record<string, string> = {konstruktion: 'draws the piece without what it says'};

/** What can stand in `konstruktion`: its types, and the sizes of the product's own. */
function sizesOf(offer: Offer | null): string {
  const types = ` Its type is one of ${Object.keys(families).join(', ')}.`;
  const type = offer?.construction?.type;
  if (!type) return types;
  const sizes = Object.entries(families[type].sizes).map(([name, {min, max}]) => `${name} ${min} to ${max}`);
  return `${types} Sizes of a ${type} in mm: ${sizes.join(', ')}.`;
}

const setUp = 'Run npm run store:setup: it adds what is missing.';

/** What is made to measure, as the site reads it, and what is wrong with it. */
function checkVariants(product: Product, variants: readonly Variant[]): {offer: Offer | null; findings: Finding[]} {
  const {handle} = product;
  const valueOf = (key: string) => metafieldOf(product, key);
  const source = offerSource(product, valueOf);
  const findings: Finding[] = [];
  const note = (check: string, problem: string, fix: string) => findings.push({check, problem, fix});
  const {offer, fallbacks} = readOffer({...source, variants: {nodes: [...variants]}}, 'de');
  // A field that is missing has its fallback by rule; one that is there and unusable is a mistake.
  const unusable = fallbacks.filter((candidate) => valueOf(candidate));
  for (const key of unusable) {
    note(
      'measures and prices',
      `The metafield ${key} of ${handle} can't be read, so the site ${effects[key] ?? 'shows the piece without a price'}.`,
      `Correct it in the admin (the product › Metafields). It is JSON like ${examples[key]}.${key === 'konstruktion' ? sizesOf(offer) : ''}`,
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
  if (!prices || unusable.length > 0) return {offer, findings};
  const limit = tooMany(prices, handle);
  if (limit) {
    note('price variants', limit, 'Then run npm run store:setup again.');
    return {offer, findings};
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
  return {offer, findings};
}

async function checkDescriptions(storefront: Storefront, german: readonly Product[]): Promise<Finding[]> {
  const english = await storefront.all<Pick<Product, 'handle' | 'description'>>(DESCRIPTIONS, {}, ['products']);
  const descriptions = new Map(english.map(({handle, description}) => [handle, description]));
  const untranslated = german.filter(
    ({handle, description}) => description && descriptions.get(handle) === description,
  );
  if (untranslated.length === 0) return [];
  return [
    {
      check: 'translations',
      problem: `Products without an English description: ${untranslated.map(({handle}) => handle).join(', ')}.`,
      fix: 'Translate them with the app Translate & Adapt.',
    },
  ];
}

/** Colours that are said to be in the box of samples, in a store without that box (rule 11.36). */
async function checkSampleBox({query}: Storefront, handles: readonly string[]): Promise<Finding[]> {
  if (handles.length === 0) return [];
  const {data} = await query<SampleBoxFragment>(SAMPLE_BOX);
  if (!data || toSampleBox(data)) return [];
  return [
    {
      check: 'products',
      problem: `Colours of ${handles.join(', ')} have a sample, but the storefront sees no box of samples, so no link leads to it.`,
      fix: 'Add a product with the handle musterkasten and publish it, or take "sample" out of the metafield farben.',
    },
  ];
}

/** Products on the storefront's channel: their translation, their offers, their price variants, the box of samples. */
export async function checkProducts(
  storefront: Storefront,
  products: readonly Product[],
  hasEnglish: boolean,
): Promise<Finding[]> {
  if (products.length === 0) {
    const fix = 'Publish products to the Hydrogen or Headless channel, or run npm run store:setup.';
    return [{check: 'products', problem: 'The storefront sees no product.', fix}];
  }
  const all = hasEnglish ? await checkDescriptions(storefront, products) : [];
  const withSamples: string[] = [];
  for (const product of products) {
    const {handle} = product;
    if (!configuratorKind(product)) continue;
    const variants = await storefront.all<Variant>(VARIANTS, {handle}, ['product', 'variants']);
    const {offer, findings} = checkVariants(product, variants);
    all.push(...findings);
    if (offer?.colors.some(({sample}) => sample)) withSamples.push(handle);
  }
  return [...all, ...(await checkSampleBox(storefront, withSamples)), ...(await checkCollections(storefront))];
}

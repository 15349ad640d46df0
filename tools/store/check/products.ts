import {families} from '~/configurator/families/families';
import {configuratorKind} from '~/configurator/rules/kind';
import {readOffer, type Offer} from '~/configurator/rules/offer';
import {defaultLanguage, type Language} from '~/i18n/language';
import {findOrderPage} from '~/product/orderPage';
import {offerFields} from '../../../studio/contentModel';
import {languageName} from '../languages';
import {orderPage, orderSentence} from '../content/orderPages';
import {comparePriceVariants, offerSource, tooMany, wrongPrices} from '../priceVariants';
import {findings, setUp, type Finding} from './finding';
import {checkCollections, checkSampleBox} from './shop';
import {metafieldOf, type Product, type Shown, type Variant} from './shown';

/** How far into a description its first sentence may reach. */
const beginning = 300;

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

/** What is made to measure, as the site reads it, and what is wrong with it. */
function checkVariants(product: Product, variants: readonly Variant[]): {offer: Offer | null; findings: Finding[]} {
  const {handle} = product;
  const valueOf = (key: string) => metafieldOf(product, key);
  const source = offerSource(product, valueOf);
  const findings: Finding[] = [];
  const note = (check: string, problem: string, fix: string) => findings.push({check, problem, fix});
  const {offer, fallbacks} = readOffer({...source, variants: {nodes: [...variants]}}, defaultLanguage);
  // A field that is missing has its fallback by rule; one that is there and unusable is a mistake.
  const unusable = fallbacks.filter((candidate) => valueOf(candidate));
  for (const key of unusable) {
    note(
      'measures and prices',
      `The metafield ${key} of ${handle} can't be read, so the site ${effects[key] ?? 'shows the piece without a price'}.`,
      `Correct it in the admin (the product › Metafields). It is JSON like ${offerFields[key]}.${key === 'konstruktion' ? sizesOf(offer) : ''}`,
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
  if (limit) return {offer, findings: [...findings, {check: 'price variants', ...limit}]};
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
  findings.push(...wrongPrices(prices, handle).map((found) => ({check: 'price variants', ...found})));
  return {offer, findings};
}

/** Made-to-measure products whose description doesn't begin with the page that they are ordered by (rule 17.6), in some language. */
function checkOrderPages({products, translations}: Shown, site: string | undefined): Finding[] {
  const descriptions: {language: Language; descriptions: Map<string, string>}[] = [
    {language: defaultLanguage, descriptions: new Map(products.map(({handle, description}) => [handle, description]))},
    ...translations,
  ];
  const lacking = products.filter(configuratorKind).flatMap(({handle}) =>
    descriptions.flatMap(({language, descriptions: described}) => {
      const found = findOrderPage(described.get(handle)?.slice(0, beginning) ?? '', handle);
      const isRight = site ? found === orderPage(handle, language, site) : found;
      return isRight ? [] : [{handle, language}];
    }),
  );
  const [first] = lacking;
  if (!first) return [];
  const handles = [...new Set(lacking.map(({handle}) => handle))].join(', ');
  const url = orderPage(first.handle, first.language, site ?? 'https://www.example.com');
  return [
    {
      check: 'products',
      problem: `Descriptions of made-to-measure products don't begin with the page that they are ordered by: ${handles}.`,
      fix: `Write it in the admin, in each language (Translate & Adapt): ${orderSentence(url, first.language)}`,
    },
  ];
}

/** Products on the storefront's channel: their texts, their offers, their price variants, the box of samples. */
export function checkProducts(shown: Shown, site?: string): Finding[] {
  const {products, translations} = shown;
  if (products.length === 0) {
    const fix = 'Publish products to the Hydrogen or Headless channel, or run npm run store:setup.';
    return [{check: 'products', problem: 'The storefront sees no product.', fix}];
  }
  const untranslated = translations.map(({language, descriptions}) => {
    const same = products.filter(({handle, description}) => description && descriptions.get(handle) === description);
    return {
      isWrong: same.length > 0,
      problem: `Products without a description in ${languageName(language)}: ${same.map(({handle}) => handle).join(', ')}.`,
      fix: 'Translate them with the app Translate & Adapt.',
    };
  });
  const pieces = products.flatMap((product) => {
    const variants = shown.variants.get(product.handle);
    return variants ? [{handle: product.handle, ...checkVariants(product, variants)}] : [];
  });
  const withSamples = pieces.filter(({offer}) => offer?.colors.some(({sample}) => sample));
  return [
    ...findings('translations', untranslated),
    ...checkOrderPages(shown, site),
    ...pieces.flatMap((piece) => piece.findings),
    ...checkSampleBox(
      shown,
      withSamples.map(({handle}) => handle),
    ),
    ...checkCollections(shown),
  ];
}

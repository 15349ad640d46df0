import {families} from 'joinery/families/families';
import {largestPlanter} from 'joinery/families/planter';
import {configuratorKind} from '~/configurator/offer/kind';
import {readOffer, type Offer} from '~/configurator/offer/readOffer';
import {defaultLanguage, type Language} from '~/i18n/language';
import {findOrderPage} from '~/product/orderPage';
import {offerFields} from '../../../studio/contentModel';
import {getLanguageName} from '../languages';
import {toOrderPageUrl, writeOrderSentence} from '../content/orderPages';
import {comparePriceVariants, toOfferSource, findLimitProblem, findWrongPrices} from '../priceVariants';
import {checkColorNames} from './colorNames';
import {selectFindings, setUpFix, type Finding} from './finding';
import {checkCollections, checkSampleBox} from './shop';
import {findMetafield, type Product, type StorefrontContent, type Variant} from './storefrontContent';

/** The sentence with the order page has to be within the first characters of a description. */
const openingLength = 300;

/** How many obsolete prices a finding lists. */
const maxExamples = 5;

/** What the site does when a metafield can't be read; without an entry here it shows no price. */
const effects: Record<string, string> = {konstruktion: 'draws the piece without what it says'};

/** Describes the valid values of `konstruktion`: the types, and the sizes of the product's type. */
function describeConstruction(offer: Offer | null): string {
  const types = ` Its type is one of ${Object.keys(families).join(', ')}.`;
  const type = offer?.construction?.type;
  if (!type) return types;
  const sizes = Object.entries(families[type].sizes).map(([name, {min, max}]) => `${name} ${min} to ${max}`);
  return `${types} Sizes of a ${type} in mm: ${sizes.join(', ')}.`;
}

/** Reads the offer of a made-to-measure product as the site does, and reports what is wrong with it. */
function checkOffer(product: Product, variants: readonly Variant[]): {offer: Offer | null; findings: Finding[]} {
  const {handle} = product;
  const findValue = (key: string) => findMetafield(product, key);
  const source = toOfferSource(product, findValue);
  const findings: Finding[] = [];
  const report = (check: string, problem: string, fix: string) => findings.push({check, problem, fix});
  const {offer, fallbacks, limitedSizes} = readOffer({...source, variants: {nodes: [...variants]}}, defaultLanguage);
  // A missing metafield may fall back to the default. One that is there and can't be read is a mistake.
  const unreadable = fallbacks.filter(findValue);
  for (const key of unreadable) {
    const effect = effects[key] ?? 'shows the piece without a price';
    const help = key === 'konstruktion' ? describeConstruction(offer) : '';
    report(
      'measures and prices',
      `The metafield ${key} of ${handle} can't be read, so the site ${effect}.`,
      `Correct it in the admin (the product › Metafields). It is JSON like ${offerFields[key]}.${help}`,
    );
  }
  if (limitedSizes.length > 0) {
    report(
      'measures and prices',
      `In the metafield konstruktion of ${handle}, ${limitedSizes.join(', ')}.`,
      `Write what shall be built in the admin (the product › Metafields).${describeConstruction(offer)}`,
    );
  }
  if (configuratorKind(source) === 'kliv' && !offer) {
    report(
      'measures and prices',
      `No variant of ${handle} names ranges that can be built.`,
      `Name them like "Breite: 300-600, Höhe: 200-400", up to ${largestPlanter.width} and ${largestPlanter.height}.`,
    );
  }
  const priceVariants = comparePriceVariants(
    source,
    variants.map(({price, ...variant}) => ({...variant, price: price.amount})),
  );
  // With the default in place of an unreadable metafield the prices would be wrong.
  if (!priceVariants || unreadable.length > 0) return {offer, findings};
  const limitProblem = findLimitProblem(priceVariants, handle);
  if (limitProblem) return {offer, findings: [...findings, {check: 'price variants', ...limitProblem}]};
  const {prices, missing, obsolete} = priceVariants;
  if (missing.length > 0) {
    report(
      'price variants',
      `${handle} lacks ${missing.length} of ${prices.length} price variants: such pieces can't be ordered.`,
      setUpFix,
    );
  }
  if (obsolete.length > 0) {
    const examples = obsolete.slice(0, maxExamples).join(', ');
    report(
      'price variants',
      `${handle} has ${obsolete.length} variants whose price no choice leads to: ${examples}.`,
      'Delete them in the admin, or correct preisformel.',
    );
  }
  const wrongPrices = findWrongPrices(priceVariants, handle);
  findings.push(...wrongPrices.map((problem) => ({check: 'price variants', ...problem})));
  return {offer, findings};
}

/** Reports made-to-measure products whose description, in any language, doesn't begin with their order page (rule 17.6). */
function checkOrderPages({products, translations}: StorefrontContent, site: string): Finding[] {
  const originals = new Map(products.map(({handle, description}) => [handle, description]));
  const texts: {language: Language; descriptions: Map<string, string>}[] = [
    {language: defaultLanguage, descriptions: originals},
    ...translations,
  ];
  const incomplete = products.filter(configuratorKind).flatMap(({handle}) =>
    texts.flatMap(({language, descriptions}) => {
      const orderPage = findOrderPage(descriptions.get(handle)?.slice(0, openingLength) ?? '', handle);
      return orderPage === toOrderPageUrl(handle, language, site) ? [] : [{handle, language}];
    }),
  );
  const [first] = incomplete;
  if (!first) return [];
  const handles = [...new Set(incomplete.map(({handle}) => handle))].join(', ');
  const url = toOrderPageUrl(first.handle, first.language, site);
  return [
    {
      check: 'products',
      problem: `Descriptions of made-to-measure products don't begin with the page that they are ordered by: ${handles}.`,
      fix: `Write it in the admin, in each language (Translate & Adapt): ${writeOrderSentence(url, first.language)}`,
    },
  ];
}

/** Checks the products on the storefront's channel: texts, offers, price variants and the sample box. */
export function checkProducts(content: StorefrontContent, site?: string): Finding[] {
  const {products, translations} = content;
  if (products.length === 0) {
    const fix = 'Publish products to the Hydrogen or Headless channel, or run npm run store:setup.';
    return [{check: 'products', problem: 'The storefront sees no product.', fix}];
  }
  const untranslated = translations.map(({language, descriptions}) => {
    const same = products.filter(({handle, description}) => description && descriptions.get(handle) === description);
    return {
      isWrong: same.length > 0,
      problem: `Products without a description in ${getLanguageName(language)}: ${same.map(({handle}) => handle).join(', ')}.`,
      fix: 'Translate them with the app Translate & Adapt.',
    };
  });
  const offers = products.flatMap((product) => {
    const variants = content.variants.get(product.handle);
    return variants ? [{handle: product.handle, ...checkOffer(product, variants)}] : [];
  });
  const withSamples = offers.filter(({offer}) => offer?.colors.some(({sample}) => sample));
  return [
    ...selectFindings('translations', untranslated),
    ...checkColorNames(content),
    ...(site ? checkOrderPages(content, site) : []),
    ...offers.flatMap(({findings}) => findings),
    ...checkSampleBox(
      content,
      withSamples.map(({handle}) => handle),
    ),
    ...checkCollections(content),
  ];
}

import fc from 'fast-check';
import {expect} from 'vitest';
import type {ConfiguratorFragment} from 'storefrontapi.generated';
import type {CartReply} from '~/cart/rules/cartView';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import type {Language} from '~/i18n/language';
import {getChoices, listCombinations} from '~/configurator/offer/choices';
import {configurationQuery, type Configuration} from '~/configurator/piece/configuration';
import {configuratorKind, type ConfiguratorKind} from '~/configurator/offer/kind';
import {CONFIGURATOR_QUERY} from '~/configurator/offer/queries';
import {listValues, type Interval} from '~/configurator/offer/availableValues';
import {readOffer, type Offer} from '~/configurator/offer/readOffer';
import {createPiece, calculatePrice} from '~/configurator/piece/piece';
import {loadStudio} from '../../support/studio';
import {contextFor, type Visitor} from './worker';

export const studioContent = await loadStudio();

const handlesOf = (kind: ConfiguratorKind) =>
  studioContent.products.filter((product) => configuratorKind(product) === kind).map(({handle}) => handle);

/** The made-to-measure products of the demo store. */
export const standardHandles = handlesOf('standard');
export const klivHandles = handlesOf('kliv');

export async function loadProduct(storeUrl: string, handle: string, language: Language = 'de') {
  const {storefront} = contextFor(storeUrl, language);
  const {product} = await storefront.query(CONFIGURATOR_QUERY, {variables: {handle}});
  if (!product) throw new Error(`The demo store has no ${handle}`);
  return product;
}

export async function loadOffer(storeUrl: string, handle: string, language: Language = 'de'): Promise<Offer> {
  const product: ConfiguratorFragment = await loadProduct(storeUrl, handle, language);
  const {offer} = readOffer(product, language);
  if (!offer) throw new Error(`${handle} is not made to measure`);
  return offer;
}

/** Any piece that an offer makes. */
export function anyConfiguration(offer: Offer): fc.Arbitrary<Configuration> {
  const choices = fc.constantFrom(...listCombinations(getChoices(offer)));
  const color = fc.constantFrom(...offer.colors).map(({value}) => ({value}));
  if (offer.kind === 'standard') {
    const length = fc.constantFrom(...listValues(offer.length));
    return fc.record({color, length, width: fc.constantFrom(...listValues(offer.width)), choices});
  }
  const within = ({from, to}: Interval) => fc.integer({min: from, max: to});
  return fc.constantFrom(...offer.variants).chain((variant) =>
    fc.record({
      isKlivProduct: fc.constant(true as const),
      width: within(variant.width),
      height: within(variant.height),
      color,
      choices,
    }),
  );
}

/** Cents that the product's page shows for a configuration; `null` when it isn't made like that. */
export function priceIn(offer: Offer, configuration: Configuration): number | null {
  const piece = createPiece(offer, configuration);
  return piece && calculatePrice(piece);
}

/** What the form of a product's page sends. */
export const formOf = (product: string, configuration: Configuration, more: Record<string, string> = {}) => ({
  intent: 'add',
  product,
  ...Object.fromEntries(new URLSearchParams(configurationQuery(configuration))),
  quantity: '1',
  ...more,
});

/** One request of the browser's queue to the cart; with fields a form. */
export async function ask(
  storeUrl: string,
  visitor: Visitor,
  fields?: Record<string, string>,
  language: Language = 'de',
) {
  const response = await answerCartQueue(visitor.request('/api/cart', fields), contextFor(storeUrl, language));
  visitor.receive(response.headers);
  expect(response.status).toBeLessThan(500);
  return {status: response.status, ...((await response.json()) as CartReply)};
}
